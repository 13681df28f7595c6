/**
 * The collections with autosave. The admin asks for the title of a new document before it opens the
 * form.
 */
export const TITLED_FIRST = ['pages', 'posts', 'case-studies', 'jobs', 'videos'] as const

export type TitledCollection = (typeof TITLED_FIRST)[number]

export function isTitledFirst(slug: unknown): slug is TitledCollection {
  return TITLED_FIRST.some((each) => each === slug)
}
