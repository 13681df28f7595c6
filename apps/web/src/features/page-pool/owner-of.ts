import type { IncomingMessage } from 'node:http'
import { isPageAddress } from '../page-memory/visitor-key'

/** What a visitor typed waits in the process that took it: see `features/forms/native/drafts.ts`. */
const FORM_THAT_CAME_BACK = /^\/(?:[a-z]{2}\/)?form\//

/** Of five pages the first process makes two: it also answers everybody. */
const SHARE_OF_FIRST = 2
const SHARE_OF_OTHERS = 3

/**
 * Which of `count` processes makes the page that a request is about, the same
 * for all of its countries and parts. Null for what any of them can answer.
 *
 * @returns 0 for the process that visitors reach
 */
export function ownerOf(
  { method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>,
  count: number,
): number | null {
  if (method !== 'GET' || !isPageAddress(url) || FORM_THAT_CAME_BACK.test(url)) return null
  const [path = '/'] = url.split('?')
  const shares = SHARE_OF_FIRST + SHARE_OF_OTHERS * (count - 1)
  const share = hash(path.replace(/\/+$/, '')) % shares
  return share < SHARE_OF_FIRST ? 0 : 1 + Math.floor((share - SHARE_OF_FIRST) / SHARE_OF_OTHERS)
}

/** FNV-1a, 32 bits; stirred at the end, because its lowest bits alone tell little. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
