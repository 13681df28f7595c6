/** The panel “In the menus” of a page's form. */
export const MENU_TEXTS = {
  title: 'In the menus',
  loading: 'Loading…',
  failed: 'This could not be read just now.',
  none: 'No menu leads to this page.',
  parts: { megaItems: 'Header', dropdownItems: 'Header', footerGroups: 'Footer' },
  unnamed: 'Column without a title',
  add: 'Put it into a menu…',
  heading: (title: string) => `Put “${title}” into a menu`,
  place: 'Where',
  choose: 'Choose a column',
  full: 'full',
  name: 'Name in the menu',
  result: (name: string, place: string) =>
    `Visitors see “${name}” at the end of ${place} on every page, within seconds.`,
  resultDraft: (name: string, place: string) =>
    `Visitors see “${name}” at the end of ${place} on every page as soon as this page is published.`,
  languages: 'In other languages it has the title of the page there, if there is one.',
  confirm: 'Put it in and show it to visitors',
  close: 'Close',
  done: 'It is in the menu.',
  refusals: {
    locked: 'Somebody else is changing header and footer. Try again when they have saved.',
    alreadyThere: 'This column leads to the page already.',
    placeFull: 'This column is full. Choose another one.',
    placeNotFound: 'This column was removed. Choose another one.',
    other: 'That did not work. Try again.',
  },
} as const
