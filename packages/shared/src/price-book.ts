export const PRICE_UNITS = [
  'spot15',
  'spot30',
  'spot60',
  'hour',
  'firstHour',
  'extraHour',
  'halfDay',
  'fullDay',
  'day',
  'each',
  'range',
  'percent',
  'included',
  'onRequest',
  'rule',
] as const

export type PriceUnit = (typeof PRICE_UNITS)[number]

/** The kinds of price lists. A list's kind determines the units of its rows. */
export const PRICE_GROUP_KINDS = ['spots', 'packages', 'rental', 'addOns', 'terms'] as const

export type PriceGroupKind = (typeof PRICE_GROUP_KINDS)[number]

/**
 * Units of rows without an amount of money: a percentage, an included item, a quote for each
 * project, or a rule in words or days.
 */
const UNITS_WITHOUT_MONEY = ['percent', 'included', 'onRequest', 'rule'] as const

type UnitWithoutMoney = (typeof UNITS_WITHOUT_MONEY)[number]

export function carriesMoney(unit: PriceUnit): unit is Exclude<PriceUnit, UnitWithoutMoney> {
  return !UNITS_WITHOUT_MONEY.some((other) => other === unit)
}

export const UNITS_BY_GROUP_KIND: Record<PriceGroupKind, readonly PriceUnit[]> = {
  spots: ['spot15', 'spot30', 'spot60', 'percent', 'included', 'onRequest'],
  packages: ['range', 'each', 'percent', 'included', 'onRequest'],
  rental: [
    'hour',
    'firstHour',
    'extraHour',
    'halfDay',
    'fullDay',
    'day',
    'each',
    'percent',
    'included',
    'onRequest',
  ],
  addOns: ['each', 'hour', 'firstHour', 'extraHour', 'range', 'percent', 'included', 'onRequest'],
  terms: ['percent', 'included', 'onRequest', 'rule'],
}

export const PERCENT_MEANINGS = ['surcharge', 'discount', 'refund', 'fee', 'deposit'] as const

export type PercentMeaning = (typeof PERCENT_MEANINGS)[number]

export const QUANTITIES = [
  'cameras',
  'platforms',
  'participants',
  'microphones',
  'tracks',
  'actors',
  'episodes',
  'clipsPerEpisode',
] as const

export type QuantityKind = (typeof QUANTITIES)[number]

/** The amounts of one row in integer minor units. A single price has no maximum. */
export interface PriceAmounts {
  usdMin?: number | null
  usdMax?: number | null
  gbpMin?: number | null
  gbpMax?: number | null
  eurMin?: number | null
  eurMax?: number | null
  percentMin?: number | null
  percentMax?: number | null
}

export const AMOUNT_FIELDS = ['usdMin', 'usdMax', 'gbpMin', 'gbpMax', 'eurMin', 'eurMax'] as const

export type AmountField = (typeof AMOUNT_FIELDS)[number]

export const PERCENT_FIELDS = ['percentMin', 'percentMax'] as const
