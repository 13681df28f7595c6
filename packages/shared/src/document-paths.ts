import type { PagePath } from './paths'

/** The folders of each collection's documents. '' stands for the root. */
const FOLDERS = {
  posts: [''],
  jobs: ['careers'],
  'case-studies': ['case-studies', 'results'],
} as const

export type CollectionWithPaths = keyof typeof FOLDERS

export function postPath(slug: string): PagePath {
  return slug
}

export function jobPath(slug: string): PagePath {
  return `careers/${slug}`
}

export function caseStudyPath(slug: string): PagePath {
  return `case-studies/${slug}`
}

export function resultPath(slug: string): PagePath {
  return `results/${slug}`
}

/** @returns all paths of a document. A case study has a second one for its result */
export function documentPaths(collection: CollectionWithPaths, slug: string): PagePath[] {
  return FOLDERS[collection].map((folder) => (folder === '' ? slug : `${folder}/${slug}`))
}

export function hasPaths(collection: string): collection is CollectionWithPaths {
  return Object.hasOwn(FOLDERS, collection)
}

/**
 * Splits a path into its folder and its last segment.
 * @returns null if the path has no folder, or more than one
 */
export function splitFolder(path: PagePath): { folder: string; slug: string } | null {
  const [folder, slug, ...rest] = path.split('/')
  return folder && slug && rest.length === 0 ? { folder, slug } : null
}

/**
 * @returns the path of the page that a link in a newsletter mail opens: `newsletter/confirm/…` or
 * `newsletter/end/…`
 */
export function newsletterPath(step: 'confirm' | 'end', id: string): PagePath {
  return `newsletter/${step}/${id}`
}

/** The query parameter that opens a video's page at the similar work: `?similar=true`. */
export const SIMILAR_QUERY = 'similar'

/**
 * @returns true only for the value `true`, not for `1`, `TRUE`, an empty value or a repeated
 * parameter
 */
export function isSimilarAsked(query: URLSearchParams): boolean {
  const values = query.getAll(SIMILAR_QUERY)
  return values.length === 1 && values[0] === 'true'
}
