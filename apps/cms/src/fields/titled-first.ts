/** Collections whose drafts save themselves: a new document gets its title before its form opens. */
export const TITLED_FIRST = ['pages', 'posts', 'case-studies', 'jobs', 'videos'] as const

export type TitledCollection = (typeof TITLED_FIRST)[number]

export function isTitledFirst(slug: unknown): slug is TitledCollection {
  return TITLED_FIRST.some((each) => each === slug)
}
