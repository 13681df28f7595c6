/** Asks a video's page to open at the similar work: `?similar=true`. */
export const SIMILAR_QUERY = 'similar'

/** True for the string `true` alone: not for `1`, `TRUE`, an empty value or one that stands twice. */
export function isSimilarAsked(query: URLSearchParams): boolean {
  const values = query.getAll(SIMILAR_QUERY)
  return values.length === 1 && values[0] === 'true'
}
