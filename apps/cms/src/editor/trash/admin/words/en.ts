import { TRASH_DAYS } from '../../kept-collections'

export const TRASH_TEXTS = {
  heading: 'Trash',
  intro: `What was deleted in the last ${TRASH_DAYS} days. Only editors and admins see it.`,
  loading: 'Reading the trash…',
  loadFailed: 'The trash could not be read.',
  retry: 'Try again',
  empty: 'The trash is empty.',
  emptyOfKind: (kind: string) => `The trash has nothing of this kind: ${kind}.`,
  showAll: 'Show everything',
  untitled: 'Without a title',
  deleted: 'Deleted',
  by: (name: string) => `by ${name}`,
  erased: 'Erased for good',
  cancel: 'Cancel',
  restore: 'Restore…',
  restoreOf: (title: string) => `Restore “${title}”`,
  restoreHeading: (title: string) => `Restore “${title}”?`,
  restoreDraft:
    'It comes back as a draft, with its history. Visitors see nothing of it until somebody publishes it.',
  restoreInUse:
    'It is in use again at once: this kind has no drafts. Visitors see it wherever it was used before.',
  restoreConfirm: 'Restore',
  restoreFailed: 'It could not be restored. Try again.',
  restored: (title: string) => `“${title}” is restored.`,
  addressTaken: (address: string) =>
    `Something else has the address “${address}” by now. Choose another one; the one below is free.`,
  address: 'Address',
  erase: 'Erase…',
  eraseOf: (title: string) => `Erase “${title}” for good`,
  eraseHeading: (title: string) => `Erase “${title}” for good?`,
  eraseBody: 'It is gone in all languages, with its history and files. Nobody can bring it back.',
  eraseConfirm: 'Erase for good',
  eraseFailed: 'It could not be erased. Try again.',
  erasedNow: (title: string) => `“${title}” is erased.`,
} as const
