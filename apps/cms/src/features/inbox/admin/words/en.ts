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
  reply: 'Write an email',
  subject: (reference: string) => `Your message to us (${reference})`,
  take: 'Assign to me',
  answered: 'Mark as answered',
  close: 'Close',
  reopen: 'Back to new',
  spam: 'This is spam',
  notSpam: 'Not spam',
  erase: 'Erase this person',
  eraseTitle: 'Erase everything from this person?',
  eraseBody: (email: string) =>
    `All messages and files from ${email}, the newsletter sign-up and emails to this address are deleted for good. Use it when somebody asks for it, or when you learn that a sender is under 16. A client’s account is erased under Users.`,
  eraseConfirm: 'Erase',
  erased: (count: number) => `Erased: ${count} records.`,
  failed: 'That did not work. Please try again.',
} as const

export const CONVERSATION_TEXTS = {
  title: 'Conversation',
  client: 'The sender',
  studio: 'The studio',
  answer: 'Answer',
  help: 'The sender gets it by email, and clients also find it in their portal. The message is then marked as answered.',
  send: 'Send the answer',
  sent: 'The answer is on its way.',
  required: 'Please write an answer first.',
  notSent: 'The answer was not sent. Your text is still here: please try again.',
  notRead: 'The conversation could not be read. Please load the page again.',
  spam: 'Nobody answers spam. If this isn’t spam, choose “Not spam”.',
} as const

export const NEWSLETTER_TEXTS = {
  views: 'Subscribers by status',
  confirmed: 'Confirmed',
  pending: 'Not confirmed yet',
  ended: 'Ended',
  export: 'Export confirmed subscribers',
  exportHint: 'Includes each subscriber’s unsubscribe link, which must be in every email.',
} as const

export const SET_TEXTS = {
  label: 'The set',
  alt: 'The set as its sender composed it',
  open: 'Open in the tool',
  opening: 'Opening…',
  failed: 'The set could not be opened. Please try again.',
  hint: 'Opens on the website with the sender’s own pictures. The address works for an hour for anyone who has it: do not pass it on.',
}

export const FACT_TEXTS = {
  flagged: 'Why it was flagged',
  portfolio: 'Portfolio',
  topic: 'Asks about',
  spamSigns: {
    trap: 'It filled in a field that people do not see.',
    noToken: 'It was sent without scripts.',
    forgedToken: 'It gave a false time for when the form was opened.',
    tooFast: 'It was sent faster than anyone can type.',
    oldToken: 'Its form had been open for more than a day.',
    links: 'It contains several links.',
    manyLinks: 'It contains very many links.',
    burst: 'Many more came from the same place.',
  },
}

export const DELETE_TEXTS = {
  delete: (count: number) => `Delete for good (${count})`,
  deleted: (count: number) => `Deleted: ${count}.`,
  failed: 'Nothing was deleted. Please try again.',
} as const
