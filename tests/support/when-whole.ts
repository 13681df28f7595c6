import type { Page } from '@playwright/test'
import { whenInteractive } from './when-interactive'

/** Waits until every part of the page is laid out, also those far below, in its own faces. */
export async function whenWhole(page: Page): Promise<void> {
  await whenInteractive(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > section, .site-footer')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  )
  await page.evaluate(() => document.fonts.ready)
}
