import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_FACTS } from './countries'
import { CURRENCIES, MAX_AMOUNT, formatAmount, formatAmountRange, parseAmount } from './money'

const currency = fc.constantFrom(...CURRENCIES)
const amount = fc.integer({ min: 0, max: MAX_AMOUNT })

/** Removes spaces, because ICU versions use different kinds of them. */
function plain(text: string): string {
  return text.replace(/\s/g, '')
}

describe('parseAmount', () => {
  it.each([
    ['8500', 'USD', 850_000],
    ['8,500', 'USD', 850_000],
    ['$8,500', 'USD', 850_000],
    ['£8,500.00', 'GBP', 850_000],
    ['8500 €', 'EUR', 850_000],
    ['eur 8,500', 'EUR', 850_000],
    [' 8 500 ', 'USD', 850_000],
    ['8\u00a0500', 'USD', 850_000],
    ['1,234,567.8', 'USD', 123_456_780],
    ['0.05', 'GBP', 5],
    ['0', 'USD', 0],
    ['10,000,000', 'USD', MAX_AMOUNT],
    ['٨٥٠٠', 'USD', 850_000],
    ['٨٬٥٠٠٫٥٠', 'USD', 850_050],
    ['۸۵۰۰', 'EUR', 850_000],
    ['\u200e$8,500\u200f', 'USD', 850_000],
    ['\uff04８５００', 'USD', 850_000],
  ] as const)('%j in %s is %i minor units', (text, code, minor) => {
    expect(parseAmount(text, code)).toEqual({ ok: true, minor })
  })

  it.each(['', ' ', '\u00a0\n'])('The empty text %j is no price', (text) => {
    expect(parseAmount(text, 'USD')).toEqual({ ok: true, minor: null })
  })

  it.each([
    ['85OO', 'USD', 'notANumber'],
    ['1,23', 'USD', 'notANumber'],
    ['1,2345', 'USD', 'notANumber'],
    ['12,34,567', 'USD', 'notANumber'],
    ['1.234,50', 'EUR', 'notANumber'],
    ['5.', 'USD', 'notANumber'],
    ['.5', 'USD', 'notANumber'],
    ['1e3', 'USD', 'notANumber'],
    ['0x10', 'USD', 'notANumber'],
    ['$$5', 'USD', 'notANumber'],
    ['$', 'USD', 'notANumber'],
    ['-5', 'USD', 'negative'],
    ['−5', 'USD', 'negative'],
    ['($5)', 'USD', 'negative'],
    ['-$5', 'USD', 'negative'],
    ['1.234', 'EUR', 'tooManyDecimals'],
    ['€5', 'USD', 'wrongCurrency'],
    ['$5', 'GBP', 'wrongCurrency'],
    ['10,000,000.01', 'USD', 'tooLarge'],
    ['9'.repeat(400), 'USD', 'tooLarge'],
  ] as const)('%j in %s is refused as %s', (text, code, problem) => {
    expect(parseAmount(text, code)).toEqual({ ok: false, problem })
  })

  it('No text is parsed to an amount that prices must not have', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[$£€ ]?-?[0-9]{0,12}[,.]?[0-9]{0,4}$/),
    )
    fc.assert(
      fc.property(typed, currency, (text, code) => {
        const read = parseAmount(text, code)
        if (!read.ok || read.minor === null) return
        expect(Number.isInteger(read.minor)).toBe(true)
        expect(read.minor).toBeGreaterThanOrEqual(0)
        expect(read.minor).toBeLessThanOrEqual(MAX_AMOUNT)
      }),
    )
  })

  it.each(['en-US', 'en-GB'])('Every amount formatted in %s is parsed back', (format) => {
    fc.assert(
      fc.property(amount, currency, (minor, code) => {
        const text = formatAmount(minor, code, format)
        expect(parseAmount(text, code)).toEqual({ ok: true, minor })
      }),
    )
  })
})

describe('formatAmount', () => {
  const { us, uk, gr } = COUNTRY_FACTS

  it.each([
    [850_000, 'USD', us.formats.en, '$8,500'],
    [850_050, 'USD', us.formats.en, '$8,500.50'],
    [850_000, 'GBP', uk.formats.en, '£8,500'],
    [0, 'GBP', uk.formats.en, '£0'],
    [850_000, 'EUR', gr.formats.de, '8.500€'],
    [850_005, 'EUR', gr.formats.de, '8.500,05€'],
    [850_000, 'USD', us.formats.ar, '$8,500'],
    [850_050, 'GBP', uk.formats.ar, '£8,500.50'],
  ] as const)('%i %s in %s is %s', (minor, code, format, expected) => {
    expect(plain(formatAmount(minor, code, format))).toBe(expected)
  })
})

describe('formatAmountRange', () => {
  const { us, uk, gr } = COUNTRY_FACTS

  it.each([
    [350_000, 800_000, 'USD', us.formats.en, '$3,500–$8,000'],
    [350_000, 800_000, 'GBP', uk.formats.en, '£3,500–£8,000'],
    [350_050, 800_000, 'USD', us.formats.en, '$3,500.50–$8,000.00'],
    [350_000, 800_050, 'USD', us.formats.en, '$3,500.00–$8,000.50'],
    [350_000, 800_000, 'EUR', gr.formats.de, '3.500–8.000€'],
    [350_000, 800_000, 'USD', us.formats.ar, '$3,500–$8,000'],
  ] as const)('%i to %i %s in %s is %s', (min, max, code, format, expected) => {
    expect(plain(formatAmountRange(min, max, code, format))).toBe(expected)
  })
})
