export const FIELD_TEXTS = {
  loadCaptions: 'Load a .vtt file:',
  sample: 'Sample copy',
  sampleNotice:
    'This is sample copy: an example of what could go here. Nobody said it, and it reports no real result. Replace it before launch.',
  languageOfMails: 'Email language',
  languageOfMailsHelp: 'English if none is chosen.',
  noLanguage: 'Not chosen',
} as const

/** The preview of a search result below the fields for search engines. */
export const SEARCH_PREVIEW_TEXTS = {
  heading: 'In search results, about like this',
  noTitle: 'Without a title',
  noDescription: 'Search engines choose a sentence of the page here.',
  title: (length: number, max: number) => `Title: ${length} of about ${max} characters`,
  description: (length: number, max: number) => `Description: ${length} of about ${max} characters`,
  long: 'the end is cut',
  short: 'too short to be shown for sure',
  empty: 'empty',
} as const
