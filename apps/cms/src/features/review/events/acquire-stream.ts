import { isGuest, type Reader, readerKey } from '../reader'

/**
 * The maximum number of open streams in this process: per account, per guest link, and in total.
 */
const MAX_STREAMS = { account: 12, link: 60, all: 2_000 }

const open = new Map<string, number>()
let all = 0

/** @returns a function that releases the stream's place, or null if a limit is reached */
export function acquireStream(reader: Reader): (() => void) | null {
  const key = readerKey(reader)
  const limit = isGuest(reader) ? MAX_STREAMS.link : MAX_STREAMS.account
  const own = open.get(key) ?? 0
  if (own >= limit || all >= MAX_STREAMS.all) return null
  open.set(key, own + 1)
  all += 1
  return () => {
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
    all -= 1
  }
}
