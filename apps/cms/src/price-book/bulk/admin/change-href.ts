/** The address of the screen that changes many prices, with lists that are chosen there. */
export function changeHref(admin: string, lists: readonly number[]): string {
  return `${admin}/change-prices${lists.length > 0 ? `?lists=${lists.join(',')}` : ''}`
}

/** Anything that is not an id is ignored. */
export function listsIn(parameter: unknown): number[] {
  return (typeof parameter === 'string' ? parameter.split(',') : [])
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}
