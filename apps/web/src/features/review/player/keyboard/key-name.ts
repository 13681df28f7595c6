import type { PlayerWords } from '../../types'

const ARROWS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→' }

/** As it stands on the reader's keyboard. */
export function keyName(key: string, names: PlayerWords['keys']): string {
  return Object.hasOwn(names, key) ? names[key as keyof typeof names] : (ARROWS[key] ?? key)
}
