const CELL = '[data-price-cell]'

/**
 * Moves the focus within the cell's column, as in a spreadsheet. Rows without a cell in this column
 * are skipped.
 *
 * @returns false at the end of the column
 */
export function moveFocus(from: HTMLElement, step: 1 | -1): boolean {
  const column = from.dataset.priceCell
  const table = from.closest('table')
  if (!column || !table) return false
  const cells = [...table.querySelectorAll<HTMLElement>(CELL)].filter(
    (cell) => cell.dataset.priceCell === column,
  )
  const target = cells[cells.indexOf(from) + step]
  if (!target) return false
  target.focus()
  return true
}
