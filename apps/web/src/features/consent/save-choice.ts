import { forgetTraces } from './forget-traces'
import type { Kind } from '@/lib/consent-choice'
import { storeChoice } from '@/lib/stored-consent'

/**
 * A script that runs cannot be called back: whoever takes a yes away gets the
 * page anew, without what it allowed and without what that has stored.
 */
export function saveChoice(choice: readonly Kind[], before: readonly Kind[]): void {
  const withdrawn = before.filter((kind) => !choice.includes(kind))
  storeChoice(choice)
  if (withdrawn.length === 0) return
  forgetTraces(withdrawn)
  location.reload()
}
