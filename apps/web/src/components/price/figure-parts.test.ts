import type { Figure } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { createTranslator } from 'next-intl'
import { describe, expect, it } from 'vitest'
import { intlOptions } from '@/i18n/intl-options'
import { messagesFor } from '@/i18n/messages'
import { figureParts } from './figure-parts'

async function wording(figure: Figure, country: Country, locale: Locale): Promise<string> {
  const t = createTranslator({
    ...intlOptions(locale),
    messages: await messagesFor(locale),
    namespace: 'prices',
  })
  const { key, values, unit } = figureParts(figure, COUNTRY_FACTS[country].formats[locale])
  const words = t.markup(key, { ...values, amount: (chunks) => chunks })
  // Removes direction marks and hard spaces, so that the table is readable.
  return `${words} ${unit ? t(`units.${unit}`) : ''}`
    .replace(/[\u200e\u200f]/g, '')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .trim()
}

const spot: Figure = {
  kind: 'money',
  currency: 'USD',
  min: 850_000,
  max: null,
  isFrom: true,
  unit: 'spot15',
}
const pounds: Figure = { ...spot, currency: 'GBP', min: 700_000 }
const hour: Figure = { ...spot, min: 49_875, isFrom: false, unit: 'hour' }
const range: Figure = { ...spot, min: 1_975_000, max: 2_575_000, isFrom: false, unit: 'range' }

function percent(
  meaning: Extract<Figure, { kind: 'percent' }>['meaning'],
  min: number,
  max: number | null = null,
): Figure {
  return { kind: 'percent', meaning, min, max }
}

describe('the wording of a figure', () => {
  const table: [Figure, Country, Locale, string][] = [
    [spot, 'us', 'en', 'from $8,500 per 15-second spot'],
    [spot, 'us', 'de', 'ab 8.500 $ pro 15-Sekunden-Spot'],
    [spot, 'us', 'ar', 'ابتداءً من $8,500 للإعلان بمدة 15 ثانية'],
    [pounds, 'uk', 'en', 'from £7,000 per 15-second spot'],
    [pounds, 'uk', 'de', 'ab 7.000 £ pro 15-Sekunden-Spot'],
    [hour, 'us', 'en', '$498.75 per hour'],
    [hour, 'gr', 'de', '498,75 $ pro Stunde'],
    [hour, 'gr', 'ar', '$498.75 للساعة'],
    [range, 'us', 'en', '$19,750 – $25,750'],
    [range, 'gr', 'de', '19.750–25.750 $'],
    [range, 'us', 'ar', '$19,750 – $25,750'],
    [percent('surcharge', 25, 50), 'us', 'en', '+25% – 50%'],
    [percent('surcharge', 25, 50), 'gr', 'de', '+25–50 %'],
    [percent('surcharge', 35), 'us', 'ar', 'زيادة 35%'],
    [percent('surcharge', 0), 'us', 'en', 'regular rate'],
    [percent('discount', 14), 'us', 'en', '14% off'],
    [percent('discount', 14), 'us', 'de', '14 % Rabatt'],
    [percent('refund', 100), 'us', 'en', 'full refund'],
    [percent('refund', 50), 'us', 'ar', 'استرداد 50%'],
    [percent('refund', 0), 'us', 'de', 'keine Erstattung'],
    [percent('fee', 50), 'us', 'en', '50% of the fee'],
    [percent('fee', 100), 'us', 'ar', 'كامل الرسوم'],
    [percent('deposit', 50), 'us', 'en', '50% deposit'],
    [{ kind: 'included' }, 'us', 'de', 'inklusive'],
    [{ kind: 'onRequest' }, 'us', 'en', 'on request'],
    [{ kind: 'onRequest' }, 'gr', 'de', 'auf Anfrage'],
    [{ kind: 'onRequest' }, 'uk', 'ar', 'عند الطلب'],
    [{ kind: 'rule', text: 'Book 1 week ahead.' }, 'us', 'en', 'Book 1 week ahead.'],
    [{ kind: 'turnaround', days: { min: 5, max: 7 } }, 'us', 'en', '5–7 business days'],
    [{ kind: 'turnaround', days: { min: 5, max: 7 } }, 'gr', 'de', '5–7 Arbeitstage'],
  ]
  it.each(table)('%j in %s/%s is worded correctly', async (figure, country, locale, words) => {
    expect(await wording(figure, country, locale)).toBe(words)
  })
})
