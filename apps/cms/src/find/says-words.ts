/** All words of the screen “Every page that says …”. */
export const SAYS_WORDS = {
  heading: 'Every page that says …',
  intro:
    'Lists every sentence with a text: in all languages, in drafts and in what visitors see. Replacing shows old and new first, page by page.',
  text: 'Text',
  language: 'Language',
  everyLanguage: 'All languages',
  isWholeWords: 'Whole words only',
  isExact: 'Exactly these capital and small letters',
  search: 'List the sentences',
  searching: 'Searching…',
  tooShort: 'Write two letters or more.',
  failed: 'That did not work. Try again.',
  none: (text: string) => `Nothing says “${text}”.`,
  found: (sentences: number, documents: number) =>
    `${sentences === 1 ? 'One sentence' : `${sentences} sentences`} in ${
      documents === 1 ? 'one document' : `${documents} documents`
    }`,
  more: (count: number) => `The list shows the first ${count}.`,
  incomplete: 'Recent changes are still being read. List the sentences again in a moment.',
  times: (count: number) => `${count} times`,
  shared: 'All languages',

  by: 'Replace by (if empty, the text is removed)',
  preview: 'Preview the replacement',
  pages: 'Pages with the text',
  before: 'Old',
  after: 'New',
  tick: (label: string, title: string) => `Replace in ${label} of ${title}`,
  left: (count: number) =>
    `${count === 1 ? 'One more page is' : `${count} more pages are`} not in this preview. Replace these first, then preview again.`,
  mode: 'What should happen?',
  draft: 'Save as drafts',
  draftHint: 'Visitors see no difference until somebody publishes each page.',
  publish: 'Publish',
  publishHint:
    'Visitors see the new text within seconds, in the language of each line. Pages with other unpublished changes stay drafts.',
  noDrafts: 'Has no drafts: it is live as soon as it is saved.',
  run: (count: number) => (count === 1 ? 'Replace one text' : `Replace ${count} texts`),
  running: 'Replacing…',
  results: 'What happened',
  outcomes: { draft: 'Saved as a draft', published: 'Live', refused: 'Not changed' },
} as const
