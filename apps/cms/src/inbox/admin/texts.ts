export const INBOX_TEXTS = {
  views: 'Messages by status',
  new: 'New',
  mine: 'Mine',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
  all: 'All',
  export: 'Export CSV',
  exportHint: 'What the list shows now, filters included, as a table.',
} as const

export const HANDLING_TEXTS = {
  reply: 'Answer by e-mail',
  subject: (reference: string) => `Your message to us (${reference})`,
  take: 'Assign to me',
  answered: 'Mark as answered',
  close: 'Close',
  reopen: 'Back to new',
  spam: 'This is spam',
  notSpam: 'Not spam',
  erase: 'Erase this person',
  eraseTitle: 'Erase everything of this person?',
  eraseBody: (email: string) =>
    `All messages and files from ${email}, the newsletter sign-up and mails to this address are deleted for good. Use it when somebody asks for it, or when you learn that a sender is under 16. A client’s account is erased under Users.`,
  eraseConfirm: 'Erase',
  erased: (count: number) => `Erased: ${count} records.`,
  failed: 'That did not work. Please try again.',
} as const

export const NEWSLETTER_TEXTS = {
  views: 'Subscribers by status',
  confirmed: 'Confirmed',
  pending: 'Not confirmed yet',
  ended: 'Ended',
  export: 'Export confirmed subscribers',
  exportHint: 'With a link for each with which they unsubscribe: it belongs into every mail.',
} as const
