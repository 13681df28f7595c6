import { MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from '../search-lengths'
import type { FieldWords } from './words'

type Words = FieldWords['SEARCH_PREVIEW_TEXTS']

export interface Measure {
  line: string
  isGood: boolean
}

export function measureTitle(title: string, words: Words): Measure {
  const length = lengthOf(title)
  const problem = length > MAX_TITLE ? words.long : null
  return measured(words.title(length, MAX_TITLE), problem)
}

export function measureDescription(description: string, words: Words): Measure {
  const length = lengthOf(description)
  const line = words.description(length, MAX_DESCRIPTION)
  if (length === 0) return measured(line, words.empty)
  if (length > MAX_DESCRIPTION) return measured(line, words.long)
  return measured(line, length < MIN_DESCRIPTION ? words.short : null)
}

/** Shortens a text in the same way as search engines. */
export function cut(text: string, most: number): string {
  const signs = Array.from(text)
  return signs.length > most ? `${signs.slice(0, most).join('').trimEnd()}…` : text
}

function measured(line: string, problem: string | null): Measure {
  return { line: problem ? `${line}: ${problem}` : line, isGood: problem === null }
}

function lengthOf(text: string): number {
  return Array.from(text.trim()).length
}
