import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first. */
export const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity']

const known = new LRUCache<string, Encoding>({ max: 100 })

/**
 * The smallest that the browser takes: most take all of them alike.
 *
 * @param wish its `Accept-Encoding`
 */
export function acceptedEncoding(wish = ''): Encoding {
  const before = known.get(wish)
  if (before) return before
  const accepted = new Negotiator({ headers: { 'accept-encoding': wish } }).encodings(ENCODINGS)
  const chosen = ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity'
  known.set(wish, chosen)
  return chosen
}
