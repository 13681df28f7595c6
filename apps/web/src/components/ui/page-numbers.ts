/** Stands for omitted pages. */
export const GAP = 'gap'

/**
 * @returns the page numbers to show: the first, the last, the current one and its neighbors. A gap
 * never replaces a single page
 */
export function pageNumbers(current: number, count: number): (number | typeof GAP)[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const isNear = (page: number) => page === 1 || page === count || Math.abs(page - current) <= 1
  return all.flatMap((page): (number | typeof GAP)[] => {
    if (isNear(page)) return [page]
    const isAlone = isNear(page - 1) && isNear(page + 1)
    if (isAlone) return [page]
    return isNear(page - 1) ? [GAP] : []
  })
}
