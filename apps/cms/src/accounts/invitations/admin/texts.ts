export const INVITATION_TEXTS = {
  users: 'Users',
  title: 'Invite somebody',
  lead: 'They get an e-mail with a link, good for seven days, and choose their own password with it.',
  email: 'E-mail',
  name: 'Name',
  roles: 'Roles',
  language: 'Language of mails',
  send: 'Send the invitation',
  sent: 'The invitation is on its way.',
  waiting: (on: string) =>
    `Invited on ${on}. They have not chosen a password yet; the link is good for seven days.`,
  again: 'Send it again',
  passwordTitle: 'Password',
  passwordLead: 'People choose their passwords themselves.',
  sendPasswordLink: 'Send a link for a new password',
  passwordLinkSent: 'The link is on its way. It is good for one hour.',
  failed: 'That did not work. Please try again.',
} as const
