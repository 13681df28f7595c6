import { MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from '../search-lengths'
import { SEARCH_PREVIEW_TEXTS } from './words'

export interface Measure {
  line: string
  isGood: boolean
}

export function measureTitle(title: string): Measure {
  const length = lengthOf(title)
  const problem = length > MAX_TITLE ? SEARCH_PREVIEW_TEXTS.long : null
  return measured(SEARCH_PREVIEW_TEXTS.title(length, MAX_TITLE), problem)
}

export function measureDescription(description: string): Measure {
  const length = lengthOf(description)
  const line = SEARCH_PREVIEW_TEXTS.description(length, MAX_DESCRIPTION)
  if (length === 0) return measured(line, SEARCH_PREVIEW_TEXTS.empty)
  if (length > MAX_DESCRIPTION) return measured(line, SEARCH_PREVIEW_TEXTS.long)
  return measured(line, length < MIN_DESCRIPTION ? SEARCH_PREVIEW_TEXTS.short : null)
}

/** The text as search engines cut it. */
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
