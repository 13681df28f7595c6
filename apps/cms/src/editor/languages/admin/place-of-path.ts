/**
 * Converts the path of a field in the form to its place, which contains the ids of blocks and rows
 * instead of their positions.
 *
 * @param idAt returns the id of the row at a path such as `blocks.0`
 */
export function placeOfPath(path: string, idAt: (rowPath: string) => unknown): string {
  const segments = path.split('.')
  return segments
    .map((segment, index) => {
      if (!/^\d+$/.test(segment)) return segment
      const id = idAt(segments.slice(0, index + 1).join('.'))
      return typeof id === 'string' || typeof id === 'number' ? `${id}` : segment
    })
    .join('.')
}
