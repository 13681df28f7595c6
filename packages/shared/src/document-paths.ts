import type { PagePath } from './paths'

/** Under which folders the documents of a collection have their addresses; '' is the top. */
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

/** Every address that a document can have; a case study has a second one for its result. */
export function documentPaths(collection: CollectionWithPaths, slug: string): PagePath[] {
  return FOLDERS[collection].map((folder) => (folder === '' ? slug : `${folder}/${slug}`))
}

export function hasPaths(collection: string): collection is CollectionWithPaths {
  return Object.hasOwn(FOLDERS, collection)
}

/** The folder of an address and its last part; null where there is no folder, or more than one. */
export function splitFolder(path: PagePath): { folder: string; slug: string } | null {
  const [folder, slug, ...rest] = path.split('/')
  return folder && slug && rest.length === 0 ? { folder, slug } : null
}

/** The page that a newsletter mail's link opens: `newsletter/confirm/…` or `newsletter/end/…`. */
export function newsletterPath(step: 'confirm' | 'end', id: string): PagePath {
  return `newsletter/${step}/${id}`
}

/** Asks a video's page to open at the similar work: `?similar=true`. */
export const SIMILAR_QUERY = 'similar'

/** True for the string `true` alone: not for `1`, `TRUE`, an empty value or one that stands twice. */
export function isSimilarAsked(query: URLSearchParams): boolean {
  const values = query.getAll(SIMILAR_QUERY)
  return values.length === 1 && values[0] === 'true'
}
