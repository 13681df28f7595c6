import { hasRole } from '../access/roles'
import type { User } from '../payload-types'
import type { Guest } from './guests/guest'

/** Whoever looks at a review room: an account, or a guest by a link. */
export type Reader = User | Guest

export function isGuest(reader: Reader): reader is Guest {
  return 'visitId' in reader
}

/** What counts how often they do something: guests of one link together, however often they enter. */
export function readerKey(reader: Reader): string {
  return isGuest(reader) ? `guest link ${reader.linkId}` : `account ${reader.id}`
}

/** Whoever is of the studio has a part in every project, and sees the notes for the studio alone. */
export function isOfStudio(reader: Reader): boolean {
  return !isGuest(reader) && hasRole(reader, 'editor', 'admin')
}
