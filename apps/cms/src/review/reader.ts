import { hasRole } from '../access/roles'
import type { User } from '../payload-types'
import type { Guest } from './guests/guest'

/** A reader of a review room: an account, or a guest by a link. */
export type Reader = User | Guest

export function isGuest(reader: Reader): reader is Guest {
  return 'visitId' in reader
}

/** Key of rate limits. All guests of a link share one. */
export function readerKey(reader: Reader): string {
  return isGuest(reader) ? `guest link ${reader.linkId}` : `account ${reader.id}`
}

/** Staff have a role in every project, and see the notes for the studio alone. */
export function isOfStudio(reader: Reader): boolean {
  return !isGuest(reader) && hasRole(reader, 'editor', 'admin')
}
