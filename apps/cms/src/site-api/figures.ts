import type { Figure, PriceGroup, PriceRow } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Currency } from '@studio/shared/money'
import type { PriceGroup as StoredGroup } from '../payload-types'

export type StoredRow = NonNullable<StoredGroup['items']>[number]

const COLUMNS = {
  USD: ['usdMin', 'usdMax'],
  GBP: ['gbpMin', 'gbpMax'],
  EUR: ['eurMin', 'eurMax'],
} as const satisfies Record<Currency, readonly [keyof StoredRow, keyof StoredRow]>

/** The figure as one country sees it, or null where the row has none in a currency shown there. */
export function figureFor(row: StoredRow, country: Country): Figure | null {
  if (row.unit === 'included') return { kind: 'included' }
  if (row.unit === 'percent') {
    if (typeof row.percentMin !== 'number') return null
    return {
      kind: 'percent',
      meaning: row.percentMeaning ?? 'discount',
      min: row.percentMin,
      max: row.percentMax ?? null,
    }
  }
  for (const currency of COUNTRY_FACTS[country].currencies) {
    const [low, high] = COLUMNS[currency]
    const min = row[low]
    if (typeof min !== 'number') continue
    return {
      kind: 'money',
      currency,
      min,
      max: row[high] ?? null,
      isFrom: row.isFrom === true,
      unit: row.unit,
    }
  }
  return null
}

export function groupFor(group: StoredGroup, country: Country): PriceGroup {
  return {
    key: group.key,
    title: group.title,
    note: group.note ?? null,
    kind: group.kind,
    rows: (group.items ?? []).flatMap((row) => rowFor(row, country) ?? []),
  }
}

function rowFor(row: StoredRow, country: Country): PriceRow | null {
  const figure = figureFor(row, country)
  if (!figure) return null
  return {
    key: row.key,
    label: row.label || row.key,
    note: row.note ?? null,
    figure,
    minimumHours: row.minimumHours ?? null,
    noticeHours: row.noticeHours ?? null,
    turnaround:
      typeof row.turnaroundMin === 'number'
        ? { min: row.turnaroundMin, max: row.turnaroundMax ?? null }
        : null,
    quantities: (row.quantities ?? []).map(({ kind, amount }) => ({ kind, amount })),
    status: row.status ?? null,
  }
}
