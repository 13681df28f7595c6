import { CONTENT_COLLECTIONS } from '../../content/kinds'

/** All content, and the versions of films that clients review. */
export const KEPT_IN_TRASH = [...CONTENT_COLLECTIONS, 'deliverable-versions'] as const

export type KeptCollection = (typeof KEPT_IN_TRASH)[number]

export function isKeptInTrash(slug: unknown): slug is KeptCollection {
  return KEPT_IN_TRASH.some((kept) => kept === slug)
}

/** The number of days after which a document in the trash is erased. */
export const TRASH_DAYS = 30
