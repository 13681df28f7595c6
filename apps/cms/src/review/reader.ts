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
