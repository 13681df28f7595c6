import { MAX_QUESTION } from '@studio/shared/contracts/search'

const ENDING = /\.(?:html?|php|aspx?|jsp)$/i

/**
 * @returns the words of an address for the search: those of its last segment that contains a
 * letter. Folders are left out, because the search looks for pages with all words and would find
 * fewer
 */
export function wordsOfPath(path: string): string {
  const parts = path.split('/').map((part) => decode(part).replace(ENDING, ''))
  const last = parts.findLast((part) => /\p{L}{2}/u.test(part)) ?? ''
  const words = last.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join(' ').slice(0, MAX_QUESTION).trim()
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
