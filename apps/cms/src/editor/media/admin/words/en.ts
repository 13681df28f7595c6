export const LIBRARY_TEXTS = {
  filters: 'What the library shows',
  kind: 'Kind',
  kinds: { image: 'Pictures', video: 'Clips', audio: 'Sounds' },
  kindOf: { image: 'Picture', video: 'Clip', audio: 'Sound' },
  category: 'Category',
  shownOn: 'Shown on',
  all: 'All',
  onPages: 'On a page',
  onNoPage: 'On no page',
  onEveryPage: 'On every page',
  pages: (count: number) => (count === 1 ? 'On 1 page' : `On ${count} pages`),
  hasCopies: 'Stored more than once',
  copies: (count: number) => (count === 1 ? '1 copy' : `${count} copies`),
  files: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  selectAll: 'Select all of this page',
  showAs: 'Show as',
  layouts: { pictures: 'Pictures', table: 'Table' },
} as const

export const SAME_TEXTS = {
  chosen: 'This file is stored already:',
  stored: 'The same file is stored more than once:',
  newTab: '(opens in a new tab)',
  choose: 'Use this one',
  chooseOf: (name: string) => `Use ${name}`,
} as const
