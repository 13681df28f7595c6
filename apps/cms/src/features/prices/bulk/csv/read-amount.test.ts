import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bulkPriceWords } from '../admin/words'
import { readAmount, type NumberStyle } from './read-amount'

const { CSV_TEXTS } = bulkPriceWords.en

const STYLES: NumberStyle[] = ['point', 'comma', null]

describe('an amount in a CSV file', () => {
  it.each<[string, NumberStyle, number | null]>([
    ['13500', 'point', 1_350_000],
    ['13500', null, 1_350_000],
    ['13,500', 'point', 1_350_000],
    ['13.500', 'comma', 1_350_000],
    ['13,500.00', null, 1_350_000],
    ['13.500,00', null, 1_350_000],
    ['13.500,00', 'point', 1_350_000],
    ['1.234.567', null, 123_456_700],
    ['1,234,567', 'comma', 123_456_700],
    ['498.75', 'comma', 49_875],
    ['498,75', 'point', 49_875],
    ['498,7', 'comma', 49_870],
    ['13 500', null, 1_350_000],
    ['13\u00A0500,50', 'comma', 1_350_050],
    ["13'500", null, 1_350_000],
    ['13’500.50', null, 1_350_050],
    ['£13,500', 'point', 1_350_000],
    ['13.500,00 £', 'comma', 1_350_000],
    ['GBP 100', null, 10_000],
    ['١٣٥٠٠', null, 1_350_000],
    ['', null, null],
    ['  ', 'comma', null],
  ])('%j in a file of style %s is %j', (cell, style, minor) => {
    expect(readAmount(cell, 'GBP', style, CSV_TEXTS)).toEqual({ ok: true, minor })
  })

  it.each<[string, NumberStyle, RegExp]>([
    ['13.500', 'point', /two ways.*13500/],
    ['13,500', 'comma', /two ways.*13500/],
    ['13,500', null, /two ways/],
    ['13.500', null, /two ways/],
    ['0,500', 'point', /two decimals/],
    ['1234,500', 'comma', /two decimals/],
    ['1.005', 'point', /two ways/],
    ['1.2345', 'point', /two decimals/],
    ['1,234,5', 'point', /not an amount/],
    ['12,34,567', 'point', /not an amount/],
    ['1.35E+04', 'point', /not an amount/],
    ['Dez 50', 'comma', /not an amount/],
    ['85OO', null, /not an amount/],
    ['#REF!', null, /not an amount/],
    ['-5', null, /negative/],
    ['(5)', null, /negative/],
    ['€5', null, /pounds/],
    ['5 EUR', null, /pounds/],
    ['10000001', null, /ten million/],
  ])('%j in a file of style %s is refused', (cell, style, reason) => {
    const read = readAmount(cell, 'GBP', style, CSV_TEXTS)
    expect(read.ok).toBe(false)
    expect(read.ok ? '' : read.text).toMatch(reason)
  })

  it('as any spreadsheet writes it is read as it is, or refused, and never as another', () => {
    const formats = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'ar-EG'].flatMap((locale) =>
      [true, false].flatMap((useGrouping) =>
        [0, 2].map((digits) => ({ locale, useGrouping, digits })),
      ),
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.constantFrom(...formats),
        fc.constantFrom(...STYLES),
        (minor, { locale, useGrouping, digits }, style) => {
          const amount = digits === 0 ? minor - (minor % 100) : minor
          const cell = new Intl.NumberFormat(locale, {
            useGrouping,
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(amount / 100)
          const read = readAmount(cell, 'USD', style, CSV_TEXTS)
          if (read.ok) expect(read.minor).toBe(amount)
          else expect(read.text).toMatch(/two ways/)
        },
      ),
    )
  })
})
