/**
 * The address of the screen that changes many prices.
 *
 * @param lists ids of the lists that are selected when the screen opens
 * @param percent the percentage that is filled in; null for none
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

/** The largest id that Postgres stores. */
const MAX_ID = 2_147_483_647

/** Parses the ids of lists in a query parameter. Invalid ids are ignored. */
export function listsIn(parameter: unknown): number[] {
  return (typeof parameter === 'string' ? parameter.split(',') : [])
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_ID)
}

/**
 * Parses the percentage in a query parameter.
 * @returns null if it is not a number
 */
export function percentIn(parameter: unknown): number | null {
  const percent = typeof parameter === 'string' && parameter !== '' ? Number(parameter) : NaN
  return Number.isFinite(percent) ? percent : null
}
