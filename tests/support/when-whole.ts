import type { Page } from '@playwright/test'
import { whenInteractive } from './when-interactive'

/** Waits until every part of the page is laid out, also those far below, in its own faces. */
export async function whenWhole(page: Page): Promise<void> {
  await whenInteractive(page)
  // Where nothing waits `data-rest` is not there; parts that wait have no box.
  await page.waitForFunction(() =>
    ['all', undefined].includes(document.documentElement.dataset.rest),
  )
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > section, .section-body, .laid-out-late')].every(
      (part) => getComputedStyle(part).contentVisibility === 'visible',
    ),
  )
  await whenFacesAreThere(page)
}

/** Also those that are shown last: `Late Mono` is an installed face until then. */
export async function whenFacesAreThere(page: Page): Promise<void> {
  await page.waitForFunction(
    () => [...document.fonts].filter(({ family }) => family.includes('Late Mono')).length > 1,
  )
  await page.evaluate(() => document.fonts.ready)
}
