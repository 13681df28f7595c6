export const FIELD_TEXTS = {
  loadCaptions: 'Load a .vtt file:',
  sample: 'Sample copy',
  sampleNotice:
    'This is sample copy: an example of what could go here. Nobody said it, and it reports no real result. Replace it before launch.',
  languageOfMails: 'Email language',
  languageOfMailsHelp: 'English if none is chosen.',
  noLanguage: 'Not chosen',
} as const

/** Texts of the preview of a search result, which is below the fields for search engines. */
export const SEARCH_PREVIEW_TEXTS = {
  heading: 'In search results, about like this',
  noTitle: 'Without a title',
  noDescription: 'Search engines choose a sentence of the page here.',
  title: (length: number, max: number) => `Title: ${length} of about ${max} characters`,
  description: (length: number, max: number) => `Description: ${length} of about ${max} characters`,
  long: 'the end is cut',
  short: 'too short to be shown for sure',
  empty: 'empty',
} as const

/** Words for codes that are stored as text, by collection and field. */
export const CODE_TEXTS = {
  mailStatus: {
    waiting: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Given up after two days',
    unconfirmed: 'Probably arrived',
  },
  securityKind: {
    login: 'Logged in',
    'login-failed': 'Login failed',
    'password-accepted': 'Password accepted, second step asked',
    logout: 'Logged out',
    'session-ended': 'Session ended',
    'reauthentication-failed': 'Wrong current password',
    'account-created': 'Account created',
    'account-deleted': 'Account erased',
    'account-exported': 'Account data exported',
    'password-reset-requested': 'New password requested',
    'password-changed': 'Password changed',
    'email-change-requested': 'New email requested',
    'email-changed': 'Email changed',
    'email-change-undone': 'Change of email undone',
    'roles-changed': 'Roles changed',
    'invitation-sent': 'Invitation sent',
    'invitation-accepted': 'Invitation accepted',
    'invitation-withdrawn': 'Invitation withdrawn',
    'second-factor-added': 'Two-step login added',
    'second-factor-removed': 'Two-step login removed',
    'second-factor-used': 'Second step passed',
    'second-factor-failed': 'Second step failed',
    'guest-link-made': 'Guest link created',
    'guest-link-revoked': 'Guest link revoked',
    'guest-entered': 'Guest entered',
    'guest-refused': 'Guest refused',
    'recovery-codes-made': 'Recovery codes created',
    'recovery-code-used': 'Recovery code used',
    'data-exported': 'Data exported',
    'person-erased': 'Person erased',
    'document-deleted': 'Document deleted',
    'access-refused': 'Access refused',
  },
} as const
