/**
 * The address of the screen that changes many prices, with lists that are chosen there.
 *
 * @param percent that is filled in there
 */
export function changeHref(
  admin: string,
  lists: readonly number[],
  percent: number | null = null,
): string {
  const parts = [
    ...(lists.length > 0 ? [`lists=${lists.join(',')}`] : []),
    ...(percent === null ? [] : [`percent=${percent}`]),
  ]
  return `${admin}/change-prices${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}

/** Anything that is not an id is ignored. */
export function listsIn(parameter: unknown): number[] {
  return (typeof parameter === 'string' ? parameter.split(',') : [])
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0)
}

/** Anything that is not a number is ignored. */
export function percentIn(parameter: unknown): number | null {
  const percent = typeof parameter === 'string' && parameter !== '' ? Number(parameter) : NaN
  return Number.isFinite(percent) ? percent : null
}
