import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { COUNTRIES } from '../../packages/shared/src/countries'
import { LOCALES, type Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { PRESENT_ROUTES } from '../support/present-routes'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'
import { watchComplaints } from '../support/watch-complaints'

/** Pages that each browser opens: few enough to name the one that fails soon. */
const AT_A_TIME = 8

interface Stop {
  path: string
  locale: Locale
  country: (typeof COUNTRIES)[number]
}

/** Pages that are put together in a way of their own: looked at in every language. */
const OWN_WAYS = ['', 'pricing', 'faq', 'contact', 'green-screen-studio', 'work', 'blog']

/** Pages that editors add to the plan. */
const BESIDES = ['automotive-reel/causeway-last-light', 'work/filter/beauty-reel']

const PATHS = [...PRESENT_ROUTES.map(({ path }) => path), ...BESIDES]

/** Every page once; languages and countries take turns, so that each kind of page is seen in all. */
const TOUR: Stop[] = PATHS.flatMap((path, index) =>
  LOCALES.flatMap((locale, turn) => {
    const country = COUNTRIES[Math.floor(index / LOCALES.length + turn) % COUNTRIES.length] ?? 'us'
    const isItsTurn = index % LOCALES.length === turn || OWN_WAYS.includes(path)
    return isItsTurn ? [{ path, locale, country }] : []
  }),
)

for (let first = 0; first < TOUR.length; first += AT_A_TIME) {
  const stops = TOUR.slice(first, first + AT_A_TIME)
  const names = stops.map(({ path, locale, country }) => `${publicPath(locale, path)} ${country}`)

  test(`pages are sound and accessible: ${names.join(', ')}`, async ({ page, context }) => {
    const { webUrl } = stackUnderTest()
    const complaints = watchComplaints(page)
    for (const { path, locale, country } of stops) {
      await context.addCookies([{ name: 'country', value: country, url: webUrl }])
      const address = publicPath(locale, path)
      await page.goto(address)
      for (const other of LOCALES) {
        await expect
          .soft(page.locator(`link[rel="alternate"][hreflang="${other}"]`), address)
          .toHaveCount(1)
      }
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
      expect.soft(found, address).toEqual([])
      expect.soft(complaints.splice(0), address).toEqual([])
    }
  })
}

test('a page names itself in the other languages', async () => {
  const { webUrl } = stackUnderTest()
  const { html } = await visit(`${webUrl}/ar/pricing`)
  for (const locale of LOCALES) {
    expect(html).toMatch(
      new RegExp(`hrefLang="${locale}" href="${webUrl}${publicPath(locale, 'pricing')}"`, 'i'),
    )
  }
  expect(html.match(/hreflang="x-default"/gi)).toHaveLength(1)
})
