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
