/** The names of all reference fields of documents; a test compares them with the config. */
export const REFERENCE_FIELDS = {
  media: 'media',
  seoImage: 'media',
  poster: 'media',
  av1File: 'media',
  film: 'media',
  smallFilm: 'media',
  pictures: 'media',
  download: 'downloads',
  priceGroup: 'price-groups',
  groups: 'price-groups',
  substitute: 'price-groups',
  services: 'services',
  service: 'services',
  page: 'pages',
  toPage: 'pages',
  category: 'categories',
  furtherCategories: 'categories',
  toCategory: 'categories',
  leadVideo: 'videos',
  featured: 'videos',
  similar: 'videos',
  videos: 'videos',
  toVideo: 'videos',
  showreel: 'showreels',
} as const

export type ReferencedCollection = (typeof REFERENCE_FIELDS)[keyof typeof REFERENCE_FIELDS]

export interface Reference {
  collection: ReferencedCollection
  id: number
}

/** The site paths in the links of one or several documents. */
export const findPaths = oncePerDocument(pathsIn)

/** All references in one or several documents that were read at depth 0, including rich text. */
export const findReferences = oncePerDocument(referencesIn)

/**
 * Results are cached per document object, because walking through all documents of a page took
 * longer than building it.
 */
function oncePerDocument<Found>(find: (value: unknown) => Found[]): (value: unknown) => Found[] {
  const known = new WeakMap<object, Found[]>()
  return function findIn(value): Found[] {
    if (Array.isArray(value)) return value.flatMap(findIn)
    if (typeof value !== 'object' || value === null) return []
    const found = known.get(value) ?? find(value)
    known.set(value, found)
    return found
  }
}

function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn)
  if (typeof value !== 'object' || value === null) return []
  const isLink = 'type' in value && value.type === 'path' && 'path' in value
  const own = isLink && typeof value.path === 'string' ? [value.path] : []
  return [...own, ...Object.values(value).flatMap(pathsIn)]
}

function referencesIn(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, entry]: [string, unknown]) => {
    if (field === 'doc') return fromLink(entry)
    if (!isReferenceField(field)) return referencesIn(entry)
    const ids = (Array.isArray(entry) ? entry : [entry]).filter((id) => typeof id === 'number')
    return ids.length > 0
      ? ids.map((id) => ({ collection: REFERENCE_FIELDS[field], id }))
      : referencesIn(entry)
  })
}

function isReferenceField(field: string): field is keyof typeof REFERENCE_FIELDS {
  return Object.hasOwn(REFERENCE_FIELDS, field)
}

/** A link in rich text stores its collection beside the id. */
function fromLink(doc: unknown): Reference[] {
  if (typeof doc !== 'object' || doc === null || !('value' in doc)) return []
  return typeof doc.value === 'number' ? [{ collection: 'pages', id: doc.value }] : []
}
