export const REVIEW_TEXTS = {
  inviteTitle: 'Invite a member',
  inviteLead:
    'They get an e-mail: with a link to choose a password, or straight to the project if they have an account.',
  email: 'E-mail',
  name: 'Name (optional)',
  role: 'May',
  language: 'Language of mails',
  invite: 'Send the invitation',
  invited: 'The invitation is on its way.',
  notInvited: 'That did not work. Please look at the e-mail address and try again.',
  unsaved: 'Please save the project first.',
  make: 'Make a project',
  notMade: 'The project could not be made. Please try again.',
  room: 'Open the review room',
  roomHint: 'You are logged in there with your account of the website.',
  roles: {
    viewer: 'look only',
    reviewer: 'write notes',
    clientAdmin: 'write notes and sign off',
  },
} as const
