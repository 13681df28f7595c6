import type { Figure } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { figureParts } from './figure-parts'

const LEFT_TO_RIGHT = '\u2066'
const END = '\u2069'

/**
 * Formats a price as one line of plain text, for pictures. The amount is isolated as left to right.
 */
export function figureText(figure: Figure, country: Country, locale: Locale): string {
  const { unit } = figureParts(figure, COUNTRY_FACTS[country].formats[locale])
  const price = write(figure, country, locale, (amount) => `${LEFT_TO_RIGHT}${amount}${END}`)
  return unit ? `${price} ${translator(locale, 'prices')(`units.${unit}`)}` : price
}

/** Formats a price for use inside a sentence: “from $8,500”, “full refund”. */
export function figureInSentence(figure: Figure, country: Country, locale: Locale): string {
  return write(figure, country, locale, (amount) => amount)
}

function write(
  figure: Figure,
  country: Country,
  locale: Locale,
  amount: (chunks: string) => string,
): string {
  const { key, values } = figureParts(figure, COUNTRY_FACTS[country].formats[locale])
  return translator(locale, 'prices').markup(key, { ...values, amount })
}
