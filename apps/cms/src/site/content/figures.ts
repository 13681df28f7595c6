import type { Figure, PriceGroup, PriceRow } from '@studio/shared/contracts/price'
import { type Country, COUNTRY_FACTS } from '@studio/shared/countries'
import type { Currency } from '@studio/shared/money'
import type { PriceGroup as StoredGroup } from '../../payload-types'

export type StoredRow = NonNullable<StoredGroup['items']>[number]

const COLUMNS = {
  USD: ['usdMin', 'usdMax'],
  GBP: ['gbpMin', 'gbpMax'],
  EUR: ['eurMin', 'eurMax'],
} as const satisfies Record<Currency, readonly [keyof StoredRow, keyof StoredRow]>

/**
 * The figure for one country, or null if the row has no amount in a currency that is shown there.
 */
export function figureFor(row: StoredRow, country: Country): Figure | null {
  if (row.unit === 'included' || row.unit === 'onRequest') return { kind: row.unit }
  if (row.unit === 'rule') return ruleOf(row)
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

/** A rule shows a time in days, or the text of the note, in place of an amount. */
function ruleOf(row: StoredRow): Figure | null {
  const days = turnaroundOf(row)
  if (days) return { kind: 'turnaround', days }
  return row.note ? { kind: 'rule', text: row.note } : null
}

function turnaroundOf({
  turnaroundMin: min,
  turnaroundMax: max,
}: StoredRow): PriceRow['turnaround'] {
  return typeof min === 'number' ? { min, max: max ?? null } : null
}

export function hasAmountIn({ items }: StoredGroup, currency: Currency): boolean {
  return (items ?? []).some((row) => typeof row[COLUMNS[currency][0]] === 'number')
}

export function groupFor(group: StoredGroup, country: Country): PriceGroup {
  return {
    key: group.key,
    title: group.title,
    note: group.note ?? null,
    kind: group.kind,
    isOffer: group.isComparison !== true,
    rows: (group.items ?? []).flatMap((row) => rowFor(row, country) ?? []),
  }
}

function rowFor(row: StoredRow, country: Country): PriceRow | null {
  const figure = figureFor(row, country)
  if (!figure) return null
  return {
    key: row.key,
    label: row.label || row.key,
    note: figure.kind === 'rule' ? null : (row.note ?? null),
    figure,
    minimumHours: row.minimumHours ?? null,
    noticeHours: row.noticeHours ?? null,
    turnaround: figure.kind === 'turnaround' ? null : turnaroundOf(row),
    quantities: (row.quantities ?? []).map(({ kind, amount }) => ({ kind, amount })),
    status: row.status ?? null,
  }
}
