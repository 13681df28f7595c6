/** What the admin says about second steps and invitations; its words are English throughout. */
export const SECOND_STEP_TEXTS = {
  isOn: 'This account logs in with a second step. Please log in on the website, then press “Admin” there.',
  isMissing:
    'The studio asks for a second step. Please log in on the website and set it up in your settings.',
  setUpOwnFirst:
    'Please set up a second step for your own account first: on the website, under Settings, Two-step login.',
  siteLogin: 'Log in on the website',
  siteLoginHint: 'For accounts with a second step or a passkey.',
  title: 'Second step',
  on: 'On',
  off: 'Off',
  app: 'authenticator app',
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  codesLeft: (count: number) => `${count} recovery codes left`,
  own: 'Yours is set up on the website, under Settings, Two-step login.',
  reset: 'Take it off',
  resetTitle: 'Take the second step off?',
  resetBody: (email: string) =>
    `For somebody who has lost their phone and their recovery codes. First make sure, by another way than e-mail, that it is really them: after this ${email} logs in with the password alone, everywhere they are logged in they are logged out, and a mail tells them.`,
  resetNote: 'Note, for their mail',
  resetDone: 'The second step has been taken off.',
  failed: 'That did not work. Please try again.',
} as const
