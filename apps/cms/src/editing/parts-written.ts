import { isTranslator } from '../access/roles'
import type { FieldChange } from './compare-documents'
import { writtenParts, type Part } from './edits'

/**
 * What a save writes over. An editor's form holds all that the languages share; a translator
 * writes words, and of all else only what changes.
 *
 * @param changes null where it cannot be said
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
