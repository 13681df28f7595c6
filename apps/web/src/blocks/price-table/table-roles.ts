/**
 * The roles that CSS with `display: block` takes from the parts of a table. They are spread, because
 * the rules on markup refuse a literal role that the element has already.
 */
export const TABLE_ROLE = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
