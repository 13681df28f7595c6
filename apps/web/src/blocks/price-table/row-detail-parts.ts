import type { PriceRow } from '@studio/shared/contracts/price'
import type { QuantityKind } from '@studio/shared/price-book'
import { turnaroundParts, type Turnaround } from '@/components/price/turnaround'

// This is a type alias, because translators do not accept interfaces.
type DetailValues = {
  count: number
  hours: number
  days: number
  text: string
}

export interface DetailPart {
  key: 'minimum' | 'notice' | Turnaround['key'] | `quantities.${QuantityKind}`
  values: DetailValues
}

const NOTHING: DetailValues = { count: 0, hours: 0, days: 0, text: '' }

/**
 * @returns the details of a price as message keys of the namespace `prices` with their values, in
 * reading order
 */
export function rowDetails(row: PriceRow, format: string): DetailPart[] {
  const parts: DetailPart[] = row.quantities.map(({ kind, amount }) => ({
    key: `quantities.${kind}`,
    values: { ...NOTHING, count: amount },
  }))
  if (row.minimumHours)
    parts.push({ key: 'minimum', values: { ...NOTHING, hours: row.minimumHours } })
  if (row.noticeHours) parts.push({ key: 'notice', values: { ...NOTHING, hours: row.noticeHours } })
  if (row.turnaround) {
    const { key, values } = turnaroundParts(row.turnaround, format)
    parts.push({ key, values: { ...NOTHING, ...values } })
  }
  return parts
}
