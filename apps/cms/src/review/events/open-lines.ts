import { isGuest, type Reader, readerKey } from '../reader'

/** Lines that an account, the guests of one link and all together can have open in this process. */
const MOST = { account: 12, link: 60, all: 2_000 }

const open = new Map<string, number>()
let all = 0

/** @returns leaves it again; null where there are too many */
export function enterLine(reader: Reader): (() => void) | null {
  const key = readerKey(reader)
  const most = isGuest(reader) ? MOST.link : MOST.account
  const own = open.get(key) ?? 0
  if (own >= most || all >= MOST.all) return null
  open.set(key, own + 1)
  all += 1
  return () => {
    const left = (open.get(key) ?? 1) - 1
    if (left > 0) open.set(key, left)
    else open.delete(key)
    all -= 1
  }
}
