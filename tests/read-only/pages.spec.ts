import { expect, test, type Page } from '@playwright/test'
import { COUNTRIES } from '../../packages/shared/src/countries'
import { LOCALES, type Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { isIndexedPath } from '../../packages/shared/src/routes/indexing'
import { accessibilityFaults } from '../support/accessibility'
import { PRESENT_ROUTES } from '../support/site-pages'
import { stackUnderTest } from '../support/stack-under-test'
import { watchComplaints } from '../support/watch-complaints'
import { waitForLayout } from '../support/when-interactive'

/** Pages that each browser opens: few enough to name the one that fails soon. */
const AT_A_TIME = 8

const PHONE = { width: 360, height: 780 }

interface Stop {
  path: string
  locale: Locale
  country: (typeof COUNTRIES)[number]
}

/** Pages that editors add to the plan. */
const BESIDES = [
  { kind: 'film', path: 'automotive-reel/causeway-last-light' },
  { kind: 'filter', path: 'work/filter/beauty-reel' },
]

const PAGES = [...PRESENT_ROUTES, ...BESIDES]

/** The first page of each kind, and those that are put together in a way of their own. */
const SAMPLES = new Set([
  ...new Map([...PAGES].reverse().map(({ kind, path }) => [kind, path])).values(),
  ...['', 'pricing', 'faq', 'contact', 'green-screen-studio'],
])

/** Of these the Arabic layout is more than the English one mirrored by the browser. */
const ARABIC_SAMPLES = new Set(['', 'contact', 'pricing', 'green-screen-studio', 'login'])

const ALL: Stop[] = PAGES.flatMap(({ path }, index) =>
  LOCALES.map((locale, turn) => ({
    path,
    locale,
    // They take turns.
    country: COUNTRIES[(index + turn) % COUNTRIES.length] ?? 'us',
  })),
)

function isCore({ path, locale }: Stop): boolean {
  return locale === 'en' ? SAMPLES.has(path) : locale === 'ar' && ARABIC_SAMPLES.has(path)
}

// Videos and reveals have tests of their own; here they would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Several pages a test, core ones apart from the rest. */
const TOURS = [
  ...slices(ALL.filter(isCore)).map((stops) => ({ stops, tag: '@core' })),
  ...slices(ALL.filter((stop) => !isCore(stop))).map((stops) => ({ stops, tag: [] })),
]

function slices(stops: Stop[]): Stop[][] {
  const count = Math.ceil(stops.length / AT_A_TIME)
  return Array.from({ length: count }, (_, at) => stops.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME))
}

for (const { stops, tag } of TOURS) {
  const names = stops.map(({ path, locale, country }) => `${publicPath(locale, path)} ${country}`)

  test(
    `pages are sound and accessible: ${names.join(', ')}`,
    { tag },
    async ({ page, context }) => {
      const { webUrl } = stackUnderTest()
      const complaints = watchComplaints(page)
      for (const { path, locale, country } of stops) {
        await context.addCookies([{ name: 'country', value: country, url: webUrl }])
        const address = publicPath(locale, path)
        await page.goto(address)
        // Axe passes over what is not laid out yet, and errs where things still move.
        await waitForLayout(page)
        const languages = page.locator('link[rel="alternate"][hreflang]')
        // Its own three, and the one for everybody else.
        if (isIndexedPath(path))
          await expect.soft(languages, address).toHaveCount(LOCALES.length + 1)
        expect.soft(await accessibilityFaults(page), address).toEqual([])
        expect.soft(complaints.splice(0), address).toEqual([])
        expect.soft(await widthOnPhone(page), address).toBeLessThanOrEqual(PHONE.width)
      }
    },
  )
}

/** How wide a page is on a small phone: wider than that, it would have to be moved sideways. */
async function widthOnPhone(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (before) await page.setViewportSize(before)
  return width
}
