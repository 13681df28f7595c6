import { expect, test } from 'vitest'
import type { Country } from '../../packages/shared/src/countries'
import { LOCALES } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { readPagePrices, type PagePrices } from '../support/page-prices'
import { PRESENT_ROUTES } from '../support/site-pages'
import { VARIANTS } from '../support/site-variants'
import { walkedPage, walkVariant } from '../support/site-walk'

/** The list with prices of other technologies. The page only compares with them. */
const COMPARED = 'technology-comparison'

const PAGES = PRESENT_ROUTES.filter(({ kind }) => kind !== 'account')

for (const { country, locale } of VARIANTS) {
  test(`structured data agrees with the pages, in ${country}/${locale}`, async () => {
    const walk = await walkVariant(country, locale)
    const faults = PAGES.flatMap(({ path }) => {
      const address = publicPath(locale, path)
      const { status, html } = walk.get(address) ?? { status: 0, html: '' }
      // Not every country has every category. Another test finds pages that are missing by mistake.
      if (status === 404) return []
      if (status !== 200) return [`${address}: ${status}`]
      return faultsOf(readPagePrices(html), country).map((fault) => `${address}: ${fault}`)
    })
    expect(faults).toEqual([])
  })
}

function faultsOf(prices: PagePrices, country: Country): string[] {
  const { shown, tables, offers, answers, text } = prices
  const listed = tables.filter(({ list }) => list !== COMPARED).flatMap(({ amounts }) => amounts)
  const offered = new Set(offers.map(({ lowest }) => lowest))
  const digits = text.replace(/[^\d]/g, '')
  return [
    ...offers
      .filter(({ lowest }) => !shown.has(lowest))
      .map(({ name, lowest }) => `offers ${lowest} (${name}), which is not on the page`),
    ...offers
      .filter(({ highest }) => highest && !digits.includes(String(parseInt(highest.slice(4), 10))))
      .map(({ name, highest }) => `offers up to ${highest} (${name}), which is not on the page`),
    ...listed.filter((amount) => !offered.has(amount)).map((amount) => `does not offer ${amount}`),
    ...tables
      .filter(({ amounts }) => new Set(amounts.map(currencyOf)).size > 1)
      .map(({ list }) => `mixes currencies in ${list}`),
    ...(country === 'uk' && /15[.,]750/.test(text) ? ['shows the dollar price of 3D'] : []),
    ...(country !== 'uk' && [...shown].some((amount) => currencyOf(amount) === 'GBP')
      ? ['shows pounds']
      : []),
    ...answers
      .filter(({ onPage, told }) => onPage === '' || onPage !== told)
      .map(({ question, onPage, told }) => `answers “${question}” with ${told}, not ${onPage}`),
  ]
}

function currencyOf(amount: string): string {
  return amount.slice(0, 3)
}

test('the comparison covers many answers and offers', async () => {
  const read = async (path: string) => readPagePrices((await walkedPage('uk', 'en', path)).html)
  expect((await read('faq')).answers.length).toBeGreaterThan(15)
  const pricing = await read('pricing')
  expect(pricing.offers.map(({ lowest }) => lowest)).toEqual(
    expect.arrayContaining(['GBP 9750.00', 'GBP 498.75', 'USD 245.00', 'USD 70.00']),
  )
  expect((await read('3d-animatics')).shown).toContain('GBP 9750.00')
  expect((await read('')).shown).toContain('GBP 9750.00')
})

test('a row without an amount is on request or states its rule, in each language', async () => {
  const words = { en: 'on request', ar: 'عند الطلب', de: 'auf Anfrage' }
  const included = { en: 'included', ar: 'مشمول', de: 'inklusive' }
  for (const locale of LOCALES) {
    const read = async (path: string) => rowsOf((await walkedPage('us', locale, path)).html)
    const tiers = await read('livestream-packages')
    expect(tiers.filter((row) => row.includes(words[locale]))).toHaveLength(3)
    expect(tiers.filter((row) => row.includes(included[locale]))).toEqual([])
    const capture = await read('motion-capture-pricing')
    expect(capture.filter((row) => row.includes(words[locale]))).toHaveLength(2)
  }
  const { html } = await walkedPage('us', 'en', 'virtual-production')
  expect(rowsOf(html).join('\n')).toContain('Book 1 week ahead.')
})

function rowsOf(html: string): string[] {
  return [...html.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, '').trim(),
  )
}
