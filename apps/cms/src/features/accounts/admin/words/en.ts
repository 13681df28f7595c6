export const CONFIRM_TEXTS = {
  title: 'Confirm it’s you',
  lead: 'This needs your own current password each time, so that nobody else can do it in your session.',
  leadOfOldLogin:
    'You logged in more than ten minutes ago. Type your own current password to continue.',
  label: 'Your current password',
  go: 'Continue',
  cancel: 'Cancel',
  wrong: 'This is not your current password. Nothing was changed.',
  tooMany: 'Too many attempts. Please wait an hour. Nothing was changed.',
} as const

export const CODE_TEXTS = {
  lead: 'No password? A code from your authenticator app or a recovery code will do, or a code by email.',
  send: 'Email me a code',
  sent: 'The code is on its way. It is valid for ten minutes.',
  tooMany: 'Five codes an hour are the limit. Please use the last one, or wait.',
  failed: 'That did not work. Please try again.',
} as const

export const CURRENT_PASSWORD_TEXTS = {
  label: 'Current password (to change email or password)',
  labelForOthers: 'Your own current password (to change email or roles)',
  labelForInvitation: 'Your own current password',
  help: 'Needed when you change your own email or password. A new email takes effect once you open the link we send to it; until then the old one stays here.',
  helpForOthers: 'Needed each time you change this person’s email or roles.',
  helpForInvitation: 'Needed each time you invite somebody to work in the admin.',
} as const

export const ERASE_TEXTS = {
  title: 'Erase the account',
  lead: 'The account, its sessions and its two-step login are deleted for good. Messages stay until they are erased in the inbox.',
  erase: 'Erase this account',
  question: (email: string) => `Erase the account of ${email}?`,
  erased: 'The account was erased.',
  failed: 'The account was not erased. Please try again.',
} as const

export const DELETE_TEXTS = {
  delete: 'Delete for good',
  question: (title: string) => `“${title}” and all that belongs to it will be deleted for good.`,
  deleted: (title: string) => `“${title}” was deleted.`,
  failed: (title: string) => `“${title}” was not deleted. Please try again.`,
} as const
