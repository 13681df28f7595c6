import { foldedWords } from '../../platform/lib/fold'

const MAX_CLAUSES = 4

/**
 * Splits a text into its sentences and clauses, the last one first. The result is empty if the text
 * is a single clause.
 */
export function clausesOf(text: string): string[] {
  const parts = text.split(/[.,;:!?،؛؟\n]+/u).filter((part) => foldedWords(part).length > 2)
  return parts.length > 1 || parts.join('').length < text.trim().length - 3
    ? parts.reverse().slice(0, MAX_CLAUSES)
    : []
}
