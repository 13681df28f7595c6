import type { BoardQuery } from '../read-board'

/**
 * Makes the URL of the board with these filters.
 *
 * @param path the path without a query
 */
export function boardAddress(path: string, query: Partial<BoardQuery>): string {
  const { page = 1, ...filters } = query
  const entries = Object.entries({ ...filters, ...(page > 1 && { page: String(page) }) })
  const parameters = new URLSearchParams(
    entries.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
