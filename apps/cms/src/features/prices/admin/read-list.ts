import { groupSchema } from './item-label'
import type { z } from 'zod'

/** Milliseconds for which a list is reused. A text often has several prices of the same list. */
const CACHE_MS = 10_000

type List = z.infer<typeof groupSchema>

const cache = new Map<string, Promise<List>>()

/** Reads a price list once for all prices of a text that refer to it. */
export function readList(address: string): Promise<List> {
  const cached = cache.get(address)
  if (cached) return cached
  const list = fetch(address, { credentials: 'include' }).then(async (answer) => {
    if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
    return groupSchema.parse(await answer.json())
  })
  cache.set(address, list)
  setTimeout(() => cache.delete(address), CACHE_MS)
  return list
}
