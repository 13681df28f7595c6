export const INVITATION_TEXTS = {
  users: 'Users',
  title: 'Invite somebody',
  lead: 'They get an email with a link, valid for seven days, and choose their own password with it.',
  email: 'Email',
  name: 'Name',
  roles: 'Roles',
  language: 'Email language',
  send: 'Send the invitation',
  sent: 'The invitation is on its way.',
  waiting: (on: string) =>
    `Invited on ${on}. They have not chosen a password yet; the link is valid for seven days.`,
  again: 'Send it again',
  passwordTitle: 'Password',
  passwordLead: 'People choose their own passwords.',
  sendPasswordLink: 'Send a link for a new password',
  passwordLinkSent: 'The link is on its way. It is valid for one hour.',
  failed: 'That did not work. Please try again.',
} as const
