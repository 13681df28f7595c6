import type { PagePath } from './paths'

/** The folders of each collection's documents. '' is the root. */
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

/** Every path of a document. A case study has a second one for its result. */
export function documentPaths(collection: CollectionWithPaths, slug: string): PagePath[] {
  return FOLDERS[collection].map((folder) => (folder === '' ? slug : `${folder}/${slug}`))
}

export function hasPaths(collection: string): collection is CollectionWithPaths {
  return Object.hasOwn(FOLDERS, collection)
}

/** The folder and the last segment of a path. Null without a folder, or with more than one. */
export function splitFolder(path: PagePath): { folder: string; slug: string } | null {
  const [folder, slug, ...rest] = path.split('/')
  return folder && slug && rest.length === 0 ? { folder, slug } : null
}

/** The page of a newsletter mail's link: `newsletter/confirm/…` or `newsletter/end/…`. */
export function newsletterPath(step: 'confirm' | 'end', id: string): PagePath {
  return `newsletter/${step}/${id}`
}

/** Opens a video's page at the similar work: `?similar=true`. */
export const SIMILAR_QUERY = 'similar'

/** True only for the string `true`: not for `1`, `TRUE`, an empty value or a repeated one. */
export function isSimilarAsked(query: URLSearchParams): boolean {
  const values = query.getAll(SIMILAR_QUERY)
  return values.length === 1 && values[0] === 'true'
}
