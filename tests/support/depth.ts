/**
 * Details of a test that only the full run includes, such as another language with the same layout.
 */
export function inFullOnly(isDeep: boolean): { tag?: string } {
  return isDeep ? { tag: '@full' } : {}
}
