export const SECOND_STEP_TEXTS = {
  isOn: 'This account uses two-step login. Please log in on the website, then choose “Admin” there.',
  isMissing:
    'The studio requires two-step login. Please log in on the website and set it up in your settings.',
  setUpOwnFirst:
    'Please set up two-step login for your own account first: on the website, under Settings, Two-step login.',
  siteLogin: 'Log in on the website',
  siteLoginHint: 'For accounts with two-step login or a passkey.',
  title: 'Two-step login',
  on: 'On',
  off: 'Off',
  app: 'authenticator app',
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  codesLeft: (count: number) => `${count} recovery codes left`,
  own: 'Yours is set up on the website, under Settings, Two-step login.',
  reset: 'Turn off',
  resetTitle: 'Turn off two-step login?',
  resetBody: (email: string) =>
    `For somebody who has lost their phone and their recovery codes. First make sure, by some way other than email, that it is really them. After this, ${email} logs in with the password alone, is logged out everywhere, and is told by email.`,
  resetNote: 'Note for their email',
  resetDone: 'Two-step login has been turned off.',
  failed: 'That did not work. Please try again.',
} as const
