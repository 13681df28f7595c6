import type { CollectionSlug } from 'payload'

export const KEPT_IN_TRASH = [
  'pages',
  'posts',
  'case-studies',
  'jobs',
  'services',
  'videos',
  'categories',
  'showreels',
  'testimonials',
  'media',
  'downloads',
  'redirects',
  'price-groups',
  'deliverable-versions',
] as const satisfies CollectionSlug[]

export type KeptCollection = (typeof KEPT_IN_TRASH)[number]

export function isKeptInTrash(slug: unknown): slug is KeptCollection {
  return KEPT_IN_TRASH.some((kept) => kept === slug)
}

/** The number of days after which a document in the trash is erased. */
export const TRASH_DAYS = 30
