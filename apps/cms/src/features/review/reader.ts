import { hasRole } from '../../platform/access/roles'
import type { User } from '../../payload-types'
import type { Guest } from './guests/guest'

/** A person who reads a review room: an account, or a guest with a link. */
export type Reader = User | Guest

export function isGuest(reader: Reader): reader is Guest {
  return 'visitId' in reader
}

/** The key for rate limits. All guests of a link share one key. */
export function readerKey(reader: Reader): string {
  return isGuest(reader) ? `guest link ${reader.linkId}` : `account ${reader.id}`
}

/**
 * @returns true for staff, who have a role in every project and see the notes for the studio alone
 */
export function isOfStudio(reader: Reader): boolean {
  return !isGuest(reader) && hasRole(reader, 'editor', 'admin')
}

/** @returns true for guests whose link shows one version, and tells nothing of the others */
export function seesOneVersion(reader: Reader): boolean {
  return isGuest(reader) && reader.onlyVersion !== null
}
