import { randomKey } from '@/lib/random-key'

/**
 * One key for one attempt: as long as the same is sent, it is the same attempt,
 * however often the button is pressed or the line breaks. Other words are another.
 */
export function attemptKeys(newKey: () => string = randomKey): (content: string) => string {
  let known: { content: string; key: string } | null = null
  return (content) => {
    if (known?.content !== content) known = { content, key: newKey() }
    return known.key
  }
}
