import { clearServiceCookies } from './clear-service-cookies'
import type { Kind } from '@/lib/consent-choice'
import { storeChoice } from '@/lib/stored-consent'

/**
 * Saves the choice. Running scripts cannot be unloaded, so after a withdrawal the page reloads
 * without them and their cookies.
 */
export function saveChoice(choice: readonly Kind[], before: readonly Kind[]): void {
  const withdrawn = before.filter((kind) => !choice.includes(kind))
  storeChoice(choice)
  if (withdrawn.length === 0) return
  clearServiceCookies(withdrawn)
  location.reload()
}
