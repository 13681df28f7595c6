import type { Locale } from '@studio/shared/locales'

export const MAIL_LANGUAGES = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
} as const satisfies Record<Locale, string>

export const REVIEW_TEXTS = {
  openTitle: 'Open invitations',
  noneOpen: 'Everyone who was invited has chosen a password.',
  openFailed: 'The open invitations could not be read. Please reload the page.',
  sent: 'Sent',
  by: 'by',
  until: 'The link is valid until',
  expired: 'The link expired on',
  noLink: 'The link has expired.',
  again: 'Send again',
  againOf: (email: string) => `Send the invitation to ${email} again`,
  sentAgain: (email: string) =>
    `A new link is on its way to ${email}. The older one no longer works.`,
  withdraw: 'Withdraw…',
  withdrawOf: (email: string) => `Withdraw the invitation to ${email}`,
  withdrawTitle: (email: string) => `Withdraw the invitation to ${email}?`,
  withdrawBody:
    'They are taken off the project at once. Whoever opens the link reads that the invitation was withdrawn. No email is sent.',
  withdrawConfirm: 'Withdraw the invitation',
  cancel: 'Cancel',
  cameMeanwhile: 'They have chosen a password meanwhile. Please reload the page.',
  failed: 'That did not work. Please try again.',
  tooMany: 'Too many emails in one hour. Please wait before you send more.',
  inviteTitle: 'Invite a member',
  inviteLead:
    'They get an email with a link to choose a password, or straight to the project if they already have an account.',
  email: 'Email',
  name: 'Name (optional)',
  role: 'Role',
  language: 'Email language',
  languageHint: 'People who already have an account get the email in their own language.',
  invite: 'Send the invitation',
  invited: 'The invitation is on its way.',
  badEmail: 'This is not a complete email address.',
  unsaved: 'Please save the project first.',
  make: 'Create a project…',
  makeTitle: 'Create a project from this message?',
  makeBody: (title: string) => `The project is called “${title}”. You can change that afterwards.`,
  makeInvites: (email: string) => `Make ${email} the client’s admin of the project`,
  makeMail: {
    projectInvitation: (email: string, language: string) =>
      `${email} gets an email (${language}) with a link to choose a password, which leads into the project.`,
    addedToProject: (email: string, language: string) =>
      `${email} has an account, and gets an email (${language}) with a link to the project.`,
  },
  makeNoMail: 'Nobody gets an email. You can invite people from the project later.',
  makeConfirm: 'Create the project',
  makeAndSend: 'Create it and send the email',
  openMade: 'Open the project',
  notMade: 'The project could not be created. Please try again.',
  room: 'Open the review room',
  roomHint: 'It opens on the website, where you are logged in with this account.',
  roomFailed: 'The review room could not be opened. Please try again.',
  versions: (count: number) => (count === 1 ? '1 version' : `${count} versions`),
  openNotes: (count: number) => (count === 1 ? '1 open note' : `${count} open notes`),
  signedOff: (count: number, of: number) => `${count} of ${of} signed off`,
  roles: {
    viewer: 'view only',
    reviewer: 'write notes',
    clientAdmin: 'write notes and sign off',
  },
} as const
