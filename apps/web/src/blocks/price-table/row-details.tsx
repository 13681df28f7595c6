import type { PriceRow } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS } from '@studio/shared/countries'
import type { BlockContext } from '@/lib/block-context'
import { rowDetails } from './row-detail-parts'
import { translator } from '@/i18n/translator'

/** The contents and conditions of a price, below its name. */
export function RowDetails({ row, context }: { row: PriceRow; context: BlockContext }) {
  const t = translator(context.locale, 'prices')
  const parts = rowDetails(row, COUNTRY_FACTS[context.country].formats[context.locale])
  if (parts.length === 0 && !row.note) return null
  return (
    <span className="price-details">
      {row.note && <span className="price-note">{row.note}</span>}
      {parts.map(({ key, values }) => (
        <span key={key}>{t(key, values)}</span>
      ))}
    </span>
  )
}
