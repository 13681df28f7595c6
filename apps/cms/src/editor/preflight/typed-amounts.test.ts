import { CURRENCIES, formatAmount } from '@studio/shared/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedAmounts } from './typed-amounts'

const amountsIn = (text: string) =>
  typedAmounts(text).map(({ currency, minor }) => `${currency} ${minor / 100}`)

it.each<[string, string[]]>([
  ['From $8,500 per spot', ['USD 8500']],
  ['US$ 8500', ['USD 8500']],
  ['USD 350.50/hr', ['USD 350.5']],
  ['8,500 dollars', ['USD 8500']],
  ['ab 8.500 €', ['EUR 8500']],
  ['1.234,50 EUR', ['EUR 1234.5']],
  ['500 Euro', ['EUR 500']],
  ['£498.75', ['GBP 498.75']],
  ['$3,000–5,000 or $3,000 – $5,000', ['USD 3000', 'USD 5000', 'USD 3000', 'USD 5000']],
  ['3.000 bis 5.000 €', ['EUR 5000']],
  ['‏٨٥٠٠ دولار', ['USD 8500']],
  ['300 $', ['USD 300']],
  ['In 2024 we made 500 spots, 35% more', []],
  ['A $2 million campaign, $5k of media, 3 Mio. €', []],
  ['$2.5bn', []],
  ['85OO', []],
  ['', []],
])('%j has the amounts %j', (text, expected) => {
  expect(amountsIn(text)).toEqual(expected)
})

it('every amount that the site formats is read as the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom(...CURRENCIES),
      fc.constantFrom('en-US', 'en-GB', 'de-DE'),
      (minor, currency, format) => {
        const text = `from ${formatAmount(minor, currency, format)} each`
        expect(typedAmounts(text)).toMatchObject([{ currency, minor }])
      },
    ),
  )
})
