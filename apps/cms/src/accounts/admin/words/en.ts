export const CONFIRM_TEXTS = {
  title: 'Confirm it’s you',
  lead: 'You logged in more than ten minutes ago. Type your own current password to continue.',
  label: 'Your current password',
  go: 'Continue',
  wrong: 'This is not your current password. Nothing was changed.',
} as const

export const CURRENT_PASSWORD_TEXTS = {
  label: 'Current password (to change email or password)',
  labelForOthers: 'Your own current password (to change email or roles)',
  help: 'Needed when you change your own email or password. A new email takes effect once you open the link we send to it; until then the old one stays here.',
  helpForOthers:
    'Needed when you change this person’s email or roles and logged in more than ten minutes ago.',
} as const
