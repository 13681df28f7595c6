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

/** The number of pages per test. It is small, so that a failure shows which page is wrong. */
const AT_A_TIME = 8

const PHONE = { width: 360, height: 780 }

interface Stop {
  path: string
  locale: Locale
  country: (typeof COUNTRIES)[number]
}

/** Pages whose addresses are not routes but come from documents. */
const BESIDES = [
  { kind: 'film', path: 'automotive-reel/causeway-last-light' },
  { kind: 'filter', path: 'work/filter/beauty-reel' },
]

const PAGES = [...PRESENT_ROUTES, ...BESIDES]

/** The first page of each kind, and the pages with unique layouts. */
const SAMPLES = new Set([
  ...new Map([...PAGES].reverse().map(({ kind, path }) => [kind, path])).values(),
  ...['', 'pricing', 'faq', 'contact', 'green-screen-studio'],
])

/** Pages whose Arabic layout is more than a mirrored English one. */
const ARABIC_SAMPLES = new Set(['', 'contact', 'pricing', 'green-screen-studio', 'login'])

const ALL: Stop[] = PAGES.flatMap(({ path }, index) =>
  LOCALES.map((locale, turn) => ({
    path,
    locale,
    // The pages use the countries in turn, and each language begins with another one.
    country: COUNTRIES[(index + turn) % COUNTRIES.length] ?? 'us',
  })),
)

function isCore({ path, locale }: Stop): boolean {
  return locale === 'en' ? SAMPLES.has(path) : locale === 'ar' && ARABIC_SAMPLES.has(path)
}

// Videos and animations have their own tests, and these tests are faster without them.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The tests, each with several pages. Core pages are in tests of their own. */
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
    `pages are free of errors and accessible: ${names.join(', ')}`,
    { tag },
    async ({ page, context }) => {
      const { webUrl } = stackUnderTest()
      const complaints = watchComplaints(page)
      for (const { path, locale, country } of stops) {
        await context.addCookies([{ name: 'country', value: country, url: webUrl }])
        const address = publicPath(locale, path)
        await page.goto(address)
        // axe skips parts that have no layout yet, and misjudges parts in motion.
        await waitForLayout(page)
        const languages = page.locator('link[rel="alternate"][hreflang]')
        // There is an alternate link for each of the three languages, and one for x-default.
        if (isIndexedPath(path))
          await expect.soft(languages, address).toHaveCount(LOCALES.length + 1)
        expect.soft(await accessibilityFaults(page), address).toEqual([])
        expect.soft(complaints.splice(0), address).toEqual([])
        expect.soft(await widthOnPhone(page), address).toBeLessThanOrEqual(PHONE.width)
      }
    },
  )
}

/**
 * Measures the width of the page on a small phone. A page that is wider than the screen scrolls
 * sideways.
 */
async function widthOnPhone(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize(PHONE)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  if (before) await page.setViewportSize(before)
  return width
}
