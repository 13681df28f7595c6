import type { Where } from 'payload'

export interface LibraryFilters {
  kind?: 'image' | 'video' | 'audio'
  category?: string
  shownOn?: 'page' | 'nowhere'
  sameFiles?: boolean
}

type Condition = Record<string, unknown>

/**
 * Splits a list's filter into the fields above the library and the conditions of Payload's own
 * filters. Conditions that apply to one of several alternatives only are not those of a field.
 */
export function readFilters(where: Where | undefined): {
  filters: LibraryFilters
  others: Where[]
} {
  const filters: LibraryFilters = {}
  const others: Where[] = []
  for (const condition of conditionsOf(where)) {
    const read = filterOf(condition)
    if (read) Object.assign(filters, read)
    else others.push(condition)
  }
  return { filters, others }
}

/** The filter of the list, in a form that Payload's own filters can show. */
export function writeFilters(filters: LibraryFilters, others: Where[]): Where {
  const own: Where[] = [
    ...(filters.kind ? [{ mimeType: { like: `${filters.kind}/` } }] : []),
    ...(filters.category ? [{ category: { equals: filters.category } }] : []),
    ...(filters.shownOn ? [{ shownOn: { equals: filters.shownOn } }] : []),
    ...(filters.sameFiles ? [{ sameFiles: { equals: true } }] : []),
  ]
  const all = [...own, ...others]
  return all.length > 0 ? { and: all } : {}
}

function conditionsOf(where: Where | undefined): Where[] {
  if (!where) return []
  const { and, or, ...rest } = where
  const alternatives = listOf(or)
  return [
    ...listOf(and).flatMap(conditionsOf),
    ...(alternatives.length === 1 ? conditionsOf(alternatives[0]) : []),
    ...(alternatives.length > 1 ? [{ or: alternatives }] : []),
    ...Object.entries(rest).map(([field, value]) => ({ [field]: value })),
  ]
}

function listOf(value: unknown): Where[] {
  return Array.isArray(value) ? (value as Where[]) : []
}

function filterOf(condition: Condition): LibraryFilters | null {
  const [field = '', ...more] = Object.keys(condition)
  if (more.length > 0) return null
  const test = (condition[field] ?? {}) as Condition
  const [operator = '', ...others] = Object.keys(test)
  if (others.length > 0) return null
  const value = String(test[operator])
  switch (`${field} ${operator}`) {
    case 'mimeType like':
      return value === 'image/' || value === 'video/' || value === 'audio/'
        ? { kind: value.slice(0, -1) as 'image' | 'video' | 'audio' }
        : null
    case 'category equals':
      return { category: value }
    case 'shownOn equals':
      return value === 'page' || value === 'nowhere' ? { shownOn: value } : null
    case 'sameFiles equals':
      return value === 'true' ? { sameFiles: true } : null
    default:
      return null
  }
}
