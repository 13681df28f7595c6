import type { Page } from '@playwright/test'

/**
 * Waits until scripts have taken over what the server sent; they come after the first paint.
 * Only for what needs them: until then the browser alone answers to links, menus and forms.
 */
export async function whenInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}

/** Waits until scripts have done what they leave for a page that has loaded and is idle. */
export async function whenIdle(page: Page): Promise<void> {
  await whenInteractive(page)
  await page.waitForLoadState('load')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Longer than the site's own scripts wait for idle time: they come first.
        requestIdleCallback(resolve, { timeout: 2_500 })
      }),
  )
}

/** Waits until what is measured gives the same value twice. */
export async function whenStill(page: Page, measure: () => Promise<number>): Promise<number> {
  for (let before = NaN; ;) {
    const now = await measure()
    if (now === before) return now
    before = now
    await page.waitForTimeout(100)
  }
}

/** Lays out every part of the page, also those far below that wait until they come near, in its own fonts. */
export async function waitForLayout(page: Page): Promise<void> {
  await whenInteractive(page)
  // Not by an element: the policy of account pages allows none.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await whenFontsAreThere(page)
}

export async function whenFontsAreThere(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
}
