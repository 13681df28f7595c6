import { RESERVED_SEGMENTS } from '@studio/shared/paths'

/** The kinds of category, in the order in which lists show them. */
export const CATEGORY_PARENTS = ['animation', 'animatics', 'reels'] as const

/**
 * The first path segment of videos without a category. A page may have this path, but a category
 * may not.
 */
export const UNCATEGORISED = 'work'

/**
 * First path segments that categories cannot use, because lists (filters and page numbers), the
 * blog and the site itself use them.
 */
const TAKEN = [UNCATEGORISED, 'filter', 'page', 'blog', ...RESERVED_SEGMENTS]

const SLUG = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/
const MAX_SLUG_LENGTH = 80

export function checkVideoSlug(value: unknown): true | string {
  if (isSlug(value)) return true
  return 'Write letters and digits with single hyphens between them, for example causeway-last-light.'
}

export function checkCategorySlug(value: unknown): true | string {
  if (!isSlug(value))
    return 'Write letters and digits with single hyphens between them, for example beauty-reel.'
  return TAKEN.includes(value) ? `“${value}” is taken by the site itself.` : true
}

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SLUG_LENGTH && SLUG.test(value)
}
