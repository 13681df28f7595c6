import type { Figure } from '@studio/shared/contracts/price'
import { formatAmount, formatAmountRange } from '@studio/shared/money'
import { carriesMoney, type PercentMeaning, type PriceUnit } from '@studio/shared/price-book'
import { numberFormat } from './number-format'
import { turnaroundParts, type Turnaround } from './turnaround'

/** Units that are shown after an amount. The others need no word. */
export type UnitWord = Exclude<PriceUnit, 'range' | 'percent' | 'included' | 'onRequest' | 'rule'>

// This is a type alias, because translators do not accept interfaces.
type FigureValues = { value: string; isFrom: string; extent: string; days: number; text: string }

export interface FigureParts {
  key:
    | 'money'
    | 'regularRate'
    | 'included'
    | 'onRequest'
    | 'rule'
    | `percent.${PercentMeaning}`
    | Turnaround['key']
  values: FigureValues
  unit: UnitWord | null
}

const NOTHING: FigureValues = { value: '', isFrom: 'false', extent: 'part', days: 0, text: '' }

/**
 * @param format BCP 47 tag from `COUNTRY_FACTS[country].formats[locale]`
 * @returns a figure's message of the namespace `prices` with its values, and the unit that follows
 * it
 */
export function figureParts(figure: Figure, format: string): FigureParts {
  switch (figure.kind) {
    case 'included':
    case 'onRequest':
      return { key: figure.kind, values: NOTHING, unit: null }
    case 'rule':
      return { key: 'rule', values: { ...NOTHING, text: figure.text }, unit: null }
    case 'turnaround': {
      const { key, values } = turnaroundParts(figure.days, format)
      return { key, values: { ...NOTHING, ...values }, unit: null }
    }
    case 'percent': {
      if (figure.meaning === 'surcharge' && (figure.max ?? figure.min) === 0) {
        return { key: 'regularRate', values: NOTHING, unit: null }
      }
      const value = formatPercent(figure.min, figure.max, format)
      const extent = extentOf(figure.min, figure.max)
      return { key: `percent.${figure.meaning}`, values: { ...NOTHING, value, extent }, unit: null }
    }
    case 'money': {
      const { min, max, currency, isFrom, unit } = figure
      const value =
        max === null || max === min
          ? formatAmount(min, currency, format)
          : formatAmountRange(min, max, currency, format)
      return {
        key: 'money',
        values: { ...NOTHING, value, isFrom: String(isFrom) },
        unit: unit !== 'range' && carriesMoney(unit) ? unit : null,
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
