import { AMOUNT_FIELDS, carriesMoney } from '@studio/shared/price-book'
import { csv } from '../../../../platform/lib/csv'
import type { PriceBookWords } from '../../admin/words'
import type { BookList } from '../book'
import { COLUMNS, type CsvStyle } from './columns'

/**
 * Writes the amounts of the lists as CSV. Amounts have no thousands separators, because
 * spreadsheets in other languages would misread them.
 *
 * @param style `de` uses semicolons between cells and decimal commas, as a German Excel expects
 */
export function writePrices(
  lists: readonly BookList[],
  style: CsvStyle,
  { UNIT_NAMES }: Pick<PriceBookWords, 'UNIT_NAMES'>,
): string {
  const rows = lists.flatMap((list) =>
    list.rows
      .filter(({ unit }) => carriesMoney(unit))
      .map((row) => [
        list.key,
        row.key,
        list.title,
        row.label,
        UNIT_NAMES[row.unit],
        ...AMOUNT_FIELDS.map((field) => amountText(row[field], style)),
      ]),
  )
  return csv(COLUMNS, rows, style === 'de' ? ';' : ',')
}

function amountText(minor: number | null | undefined, style: CsvStyle): string {
  if (minor === null || minor === undefined) return ''
  const text = minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)
  return style === 'de' ? text.replace('.', ',') : text
}
