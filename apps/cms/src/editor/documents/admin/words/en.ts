export const CONFLICT_TEXTS = {
  heading: 'Somebody else has changed this',
  who: (by: string | null, when: string) =>
    `${by ?? 'The system'} changed it at ${when}, after you opened it. Your last changes are not saved yet.`,
  differences: 'The two differ in:',
  more: (count: number) => `and ${count} more`,
  choice:
    '“Keep mine” makes your text the newest draft. “Take theirs” shows theirs and puts yours into the versions. Either way both can be restored there.',
  removed:
    'The part you were writing in has been removed in the meantime, so your text cannot be saved there. “Take theirs” shows the document as it is now and puts yours into the versions.',
  yourText: 'Yours',
  theirText: 'Theirs',
  nothing: 'empty',
  later: 'Decide later',
  open: 'Not saved: which version should be kept?',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  keptMine: 'Saved as the newest draft. The other text is among the versions.',
  tookTheirs: 'This is their text. Yours is among the versions.',
  failed: 'That did not work. Your text is still here; try again.',
} as const

export const LEAVE_TEXTS = {
  heading: 'Leave without saving?',
  unsaved: 'Your last changes are not saved. If you leave now, they are lost.',
  failed: 'Your last changes could not be saved. If you leave now, they are lost.',
  stay: 'Stay here',
  leave: 'Leave without saving',
} as const

export const REVERT_TEXTS = {
  action: 'Revert to published',
  heading: 'Revert to what is published?',
  body: 'Changes made since then will be discarded, in all languages. Visitors see no difference, and the versions keep the drafts.',
  confirm: 'Revert',
  done: 'This is what visitors see, in all languages.',
  failed: 'The document could not be reverted.',
  locked: 'Somebody else is changing this document. Try again when they have saved.',
} as const

export const LANGUAGE_TEXTS = {
  title: 'What visitors see',
  loading: 'Checking…',
  failed: 'This could not be read just now.',
  state: {
    live: 'Live',
    changed: 'Live, changed since',
    draft: 'Draft, not on the site',
    missing: 'No text yet',
  },
  shared: 'Pictures, order or settings that all languages share have changed.',
  publish: (language: string, others: string) =>
    `“Publish in ${language}” puts the ${language} words and the shared settings live. ${others} stay as visitors read them now.`,
  publishWords: (language: string, others: string) =>
    `“Publish in ${language}” puts the ${language} words live. ${others}, and what all languages share, stay as visitors see them now.`,
  firstByEditor: (_language: string, _others: string) =>
    'None of it is on the site yet. An editor has to publish it first.',
  notReady: (language: string) =>
    `${language} is not marked under “Ready in”. Until it is, visitors read this in another language, even after “Publish in ${language}”.`,
  first: (language: string, others: string) =>
    `None of it is on the site yet. “Publish in ${language}” puts it there with the ${language} words; ${others} stay drafts.`,
} as const

export const STATUS_TEXTS = {
  live: 'Live',
  changed: 'Live, changed since',
  draft: 'Draft, not on the site',
} as const

export const VERSION_TEXTS = {
  heading: 'Versions',
  intro:
    'Open one to compare its words with those of another version, or to make it the newest draft. Visitors see no difference until somebody publishes.',
  globalIntro:
    'Open one to compare it with another version, or to restore it. There are no drafts here: visitors see at once what is restored.',
  empty: 'Nothing has been saved yet.',
  status: {
    live: 'Visitors see this',
    newest: 'Newest draft',
    published: 'Was published',
    draft: 'Draft',
    older: 'Earlier state',
  },
  system: 'Setup or program',
  unknown: 'Unknown',
  first: 'First kept version',
  unchanged: 'Saved without a change',
  wentLive: 'Published, in the same words as before',
  wentOffline: 'Taken off the site',
  more: (count: number) => (count === 1 ? 'and 1 more field' : `and ${count} more fields`),
  newer: 'Newer versions',
  older: 'Older versions',
  pages: 'Pages of versions',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
} as const

export const NEW_TEXTS = {
  heading: (kind: string) => `New: ${kind}`,
  titleIn: (language: string) => `Title in ${language}`,
  titleMissing: 'Write a title. It can be changed later.',
  titleTooLong: 'Write a title of at most 120 characters.',
  hint: 'A draft is made with this title and a path from it. Visitors see nothing until you publish.',
  beginWith: 'Begin with',
  templates: {
    empty: { name: 'An empty page', blocks: 'You choose every block.' },
    service: {
      name: 'A service',
      blocks: 'Hero, text, steps, questions, call to action.',
    },
    story: {
      name: 'A story',
      blocks: 'Hero, twice text with a picture, testimonials, call to action.',
    },
  },
  make: 'Make the draft',
  failed: 'The draft could not be made. Try again.',
} as const

export const CHANGE_TEXTS = {
  changed: (field: string) => field,
  added: (field: string) => `${field} added`,
  removed: (field: string) => `${field} removed`,
  moved: (field: string, from: string) => `${field} moved, from place ${from}`,
} as const
