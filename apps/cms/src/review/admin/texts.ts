export const REVIEW_TEXTS = {
  inviteTitle: 'Invite a member',
  inviteLead:
    'They get an email with a link to choose a password, or straight to the project if they already have an account.',
  email: 'Email',
  name: 'Name (optional)',
  role: 'Role',
  language: 'Email language',
  invite: 'Send the invitation',
  invited: 'The invitation is on its way.',
  notInvited: 'That did not work. Please check the email address and try again.',
  unsaved: 'Please save the project first.',
  make: 'Create a project',
  notMade: 'The project could not be created. Please try again.',
  room: 'Open the review room',
  roomHint: 'You are logged in there with your website account.',
  roles: {
    viewer: 'view only',
    reviewer: 'write notes',
    clientAdmin: 'write notes and sign off',
  },
} as const
