/** The preview of a search result below the fields for search engines. */
export const SEARCH_PREVIEW_TEXTS = {
  heading: 'In search results, about like this',
  noTitle: 'Without a title',
  noDescription: 'Search engines choose a sentence of the page here.',
  title: (length: number, most: number) => `Title: ${length} of about ${most} characters`,
  description: (length: number, most: number) =>
    `Description: ${length} of about ${most} characters`,
  long: 'the end is cut',
  short: 'too short to be shown for sure',
  empty: 'empty',
} as const
