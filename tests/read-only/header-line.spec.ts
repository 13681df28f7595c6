import { expect, test } from '@playwright/test'
import { COUNTRIES } from '../../packages/shared/src/countries'
import { LOCALES } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { from } from '../support/visit'

/**
 * The narrowest width at which the header is one line, and the widths at which parts of it change.
 */
const WIDTHS = [1366, 1440, 1600, 1920, 2200]

/** A page whose header has the most entries, including the call button. */
const FULLEST = 'virtual-production'

for (const locale of LOCALES) {
  for (const country of COUNTRIES) {
    // German is in the core tests, because its names are the longest.
    const tag = locale === 'de' && country === 'us' ? '@core' : []
    test(
      `all names in the header stand in one line: ${locale}, ${country}`,
      { tag },
      async ({ browser, baseURL }) => {
        const options = { extraHTTPHeaders: from(country), baseURL: baseURL ?? '' }
        const context = await browser.newContext(options)
        const page = await context.newPage()
        await page.goto(publicPath(locale, FULLEST))
        const names = page.locator('.site-nav-items > li > :first-child, .site-nav-login:visible')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 })
          const heights = await names.evaluateAll((all) =>
            all.map((name) => [name.textContent.trim(), name.getBoundingClientRect().top]),
          )
          const isLower = ([, top]: (typeof heights)[number]) =>
            Math.abs(Number(top) - Number(heights[0]?.[1])) > 1
          expect(heights.length).toBeGreaterThan(5)
          expect(heights.filter(isLower), `${width} px`).toEqual([])
          const inside = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(inside, `${width} px`).toBeLessThanOrEqual(width)
        }
        await context.close()
      },
    )
  }
}
