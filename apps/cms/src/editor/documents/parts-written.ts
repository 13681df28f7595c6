import { isTranslator } from '../../platform/access/roles'
import type { FieldChange } from './compare-documents'
import { writtenParts, type Part } from './edits'

/**
 * Lists the parts that a save overwrites. An editor's form contains all shared fields and
 * overwrites them. A translator's form overwrites only the parts that it changes.
 *
 * @param changes null if they are unknown
 */
export function partsWrittenBy(
  user: unknown,
  locale: string | null | undefined,
  changes: FieldChange[] | null,
): Part[] {
  return changes && isTranslator(user) ? partsOf(changes) : writtenParts(locale)
}

export function partsOf(changes: FieldChange[]): Part[] {
  return [...new Set(changes.map(({ part }) => part))]
}
