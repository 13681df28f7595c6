import type { Figure } from '@studio/shared/contracts/price'
import { formatAmount, formatAmountRange } from '@studio/shared/money'
import type { PercentMeaning, PriceUnit } from '@studio/shared/price-book'
import { numberFormat } from './number-format'

/** Units that say what one amount pays for; the others speak for themselves. */
export type UnitWord = Exclude<PriceUnit, 'range' | 'percent' | 'included'>

export interface FigureParts {
  key: 'money' | 'regularRate' | 'included' | `percent.${PercentMeaning}`
  values: { value: string; isFrom: string; extent: string }
  unit: UnitWord | null
}

/**
 * What there is to say of a figure: a message of the namespace `prices` with
 * its values, and the unit that follows it.
 *
 * @param format BCP 47 tag, as `COUNTRY_FACTS[country].formats[locale]` gives it
 */
export function figureParts(figure: Figure, format: string): FigureParts {
  const values = { value: '', isFrom: 'false', extent: 'part' }
  switch (figure.kind) {
    case 'included':
      return { key: 'included', values, unit: null }
    case 'percent': {
      if (figure.meaning === 'surcharge' && (figure.max ?? figure.min) === 0) {
        return { key: 'regularRate', values, unit: null }
      }
      const value = formatPercent(figure.min, figure.max, format)
      const extent = extentOf(figure.min, figure.max)
      return { key: `percent.${figure.meaning}`, values: { ...values, value, extent }, unit: null }
    }
    case 'money': {
      const { min, max, currency, isFrom, unit } = figure
      const value =
        max === null || max === min
          ? formatAmount(min, currency, format)
          : formatAmountRange(min, max, currency, format)
      return {
        key: 'money',
        values: { ...values, value, isFrom: String(isFrom) },
        unit: unit === 'range' || unit === 'percent' || unit === 'included' ? null : unit,
      }
    }
  }
}

function extentOf(min: number, max: number | null): string {
  if (max !== null && max !== min) return 'part'
  if (min === 100) return 'full'
  return min === 0 ? 'none' : 'part'
}

function formatPercent(min: number, max: number | null, format: string): string {
  const percent = numberFormat(format, 'percent')
  return max === null || max === min
    ? percent.format(min / 100)
    : percent.formatRange(min / 100, max / 100)
}
