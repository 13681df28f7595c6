import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { waitForLayout } from '../support/when-interactive'
import { LOCALES } from '../../packages/shared/src/locales'
import { guideAddresses } from '../support/site-pages'

const WIDTHS = [1366, 360]

/**
 * The tolerance allows for fonts that render differently on another machine, but not for a part
 * that has moved.
 */
const TOLERANCE = { threshold: 0.3, maxDiffPixels: 150 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const width of WIDTHS) {
  for (const locale of LOCALES) {
    for (const address of guideAddresses(locale)) {
      test(`${address} at ${width} px equals its screenshot`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(address)
        await waitForLayout(page)
        await expect(page).toHaveScreenshot(
          `${address.slice(1).replaceAll('/', '-')}-${width}.png`,
          {
            ...TOLERANCE,
            fullPage: true,
            // Pictures are hidden. They would make the screenshots large, and their places are
            // visible without them.
            stylePath: fileURLToPath(new URL('../support/screenshots.css', import.meta.url)),
          },
        )
      })
    }
  }
}
