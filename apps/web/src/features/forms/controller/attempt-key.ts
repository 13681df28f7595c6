import { randomKey } from '@/lib/random-key'

/**
 * Creates idempotency keys. The same content always gets the same key, and changed content gets
 * another one.
 */
export function attemptKeys(newKey: () => string = randomKey): (content: string) => string {
  let known: { content: string; key: string } | null = null
  return (content) => {
    if (known?.content !== content) known = { content, key: newKey() }
    return known.key
  }
}
