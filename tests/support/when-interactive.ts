import type { Page } from '@playwright/test'

/**
 * Waits until the page is hydrated, which happens after the first paint. Only tests of parts that
 * need scripts use this: links, menus and forms work without them.
 */
export async function whenInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}

/** Waits until scripts have done their work for idle times. */
export async function whenIdle(page: Page): Promise<void> {
  await whenInteractive(page)
  await page.waitForLoadState('load')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Callbacks of the site have shorter timeouts, so they run before this one.
        requestIdleCallback(resolve, { timeout: 2_500 })
      }),
  )
}

/** Waits until two measurements in a row give the same value. */
export async function whenStill(page: Page, measure: () => Promise<number>): Promise<number> {
  for (let before = NaN; ;) {
    const now = await measure()
    if (now === before) return now
    before = now
    await page.waitForTimeout(100)
  }
}

/**
 * Makes the browser lay out the whole page, including parts with `content-visibility`, and waits
 * for its fonts.
 */
export async function waitForLayout(page: Page): Promise<void> {
  await whenInteractive(page)
  // A style element cannot be used, because the policy of account pages forbids it.
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
