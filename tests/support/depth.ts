/**
 * Options of a test. If `isDeep` is true, only full runs include it, such as for a further language
 * with the same layout.
 */
export function inFullOnly(isDeep: boolean): { tag?: string } {
  return isDeep ? { tag: '@full' } : {}
}
