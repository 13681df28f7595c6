export interface TextDifference {
  /** The shared text before the difference, shortened. */
  start: string
  removed: string
  added: string
  end: string
}

/** The number of characters of shared text that are shown before and after a difference. */
const CONTEXT = 60

/** The maximum number of characters of the difference that are shown. */
const MAX_SHOWN = 600

/** Finds the words that differ between two texts, with a few words before and after them. */
export function textDifference(before: string, after: string): TextDifference {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  const common = old.slice(0, start).join('')
  const rest = old.slice(old.length - end).join('')
  return {
    start: common.length > CONTEXT ? `…${common.slice(-CONTEXT)}` : common,
    removed: shortened(old.slice(start, old.length - end).join('')),
    added: shortened(now.slice(start, now.length - end).join('')),
    end: rest.length > CONTEXT ? `${rest.slice(0, CONTEXT)}…` : rest,
  }
}

/** Splits a text into words and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((part) => part !== '')
}

function shortened(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}
