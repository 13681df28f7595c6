import type { Figure } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { figureParts } from './figure-parts'

const LEFT_TO_RIGHT = '\u2066'
const END = '\u2069'

/** A price as one line without markup, for pictures; the amount keeps its own direction. */
export function figureText(figure: Figure, country: Country, locale: Locale): string {
  const t = translator(locale, 'prices')
  const { key, values, unit } = figureParts(figure, COUNTRY_FACTS[country].formats[locale])
  const price = t.markup(key, {
    ...values,
    amount: (chunks) => `${LEFT_TO_RIGHT}${chunks}${END}`,
  })
  return unit ? `${price} ${t(`units.${unit}`)}` : price
}
