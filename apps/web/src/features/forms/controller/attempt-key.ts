import { randomKey } from '@/lib/random-key'

/**
 * Idempotency keys. The same content gets the same key, however often it is sent; changed content
 * gets another.
 */
export function attemptKeys(newKey: () => string = randomKey): (content: string) => string {
  let known: { content: string; key: string } | null = null
  return (content) => {
    if (known?.content !== content) known = { content, key: newKey() }
    return known.key
  }
}
