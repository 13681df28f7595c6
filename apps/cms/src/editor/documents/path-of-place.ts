type RowIds = readonly unknown[]

/**
 * Converts the place of a text to the path of its field in the form. A place contains the ids of
 * rows, a path their positions.
 *
 * @param place such as `blocks/66f1/body#0.2`
 * @param idsAt returns the ids of the rows at a path such as `blocks`, or null if there are no rows
 * @returns a path such as `blocks.1.body`, or null if the form does not have one of the rows
 */
export function pathOfPlace(place: string, idsAt: (path: string) => RowIds | null): string | null {
  const [fieldPlace = ''] = place.split('#')
  let path = ''
  for (const segment of fieldPlace.split('/')) {
    const ids = path === '' ? null : idsAt(path)
    const position = ids?.findIndex((id) => String(id) === segment)
    if (position === -1) return null
    path = [path, position ?? segment].filter((part) => part !== '').join('.')
  }
  return path === '' ? null : path
}
