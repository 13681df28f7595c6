import { formatAmount, type Currency } from '@studio/shared/money'

const DISPLAY_FORMATS: Record<Currency, string> = { USD: 'en-US', GBP: 'en-GB', EUR: 'en-GB' }

/**
 * An amount such as `$8,500` or `£498.75`. The studio quotes prices in this form in every language.
 */
export function showAmount(minor: number, currency: Currency): string {
  return formatAmount(minor, currency, DISPLAY_FORMATS[currency])
}
