import { isObject, type Json } from './localize'
import { toLexical, type References } from './markup'
import type { Registry, SeededCollection } from './registry'

/** Fields of the seed that refer to a document by name, and its collection. */
const REFERENCE_FIELDS = {
  media: 'media',
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
  showreel: 'showreels',
} as const

const RICH_TEXT_FIELDS = [
  'body',
  'answer',
  'about',
  'tasks',
  'profile',
  'offer',
  'challenge',
  'approach',
  'outcome',
  'details',
]

/** A reference with its collection, for fields that allow several. */
export function refersTo(collection: SeededCollection, name: string): Json {
  return { refersTo: collection, name }
}

/** Replaces names by ids and markup by rich text, recursively. */
export function resolveReferences(value: Json, registry: Registry): Json {
  if (Array.isArray(value)) return value.map((entry) => resolveReferences(entry, registry))
  if (!isObject(value)) return value
  const { refersTo: collection, name } = value
  if (typeof collection === 'string' && typeof name === 'string') {
    return registry.idOf(collection as SeededCollection, name)
  }
  return Object.fromEntries<Json>(
    Object.entries(value).map(([field, entry]) => [field, resolveField(field, entry, registry)]),
  )
}

function resolveField(field: string, entry: Json, registry: Registry): Json {
  if (RICH_TEXT_FIELDS.includes(field) && typeof entry === 'string') {
    return toLexical(entry, referencesOf(registry)) as unknown as Json
  }
  if (field in REFERENCE_FIELDS) {
    const collection = REFERENCE_FIELDS[field as keyof typeof REFERENCE_FIELDS]
    if (typeof entry === 'string') return registry.idOf(collection, entry)
    if (Array.isArray(entry) && entry.every((name) => typeof name === 'string')) {
      return entry.map((name) => registry.idOf(collection, name))
    }
  }
  return resolveReferences(entry, registry)
}

function referencesOf(registry: Registry): References {
  return {
    page: (slug) => registry.idOf('pages', slug),
    priceGroup: (key) => registry.idOf('price-groups', key),
  }
}
