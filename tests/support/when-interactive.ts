import type { Page } from '@playwright/test'

/**
 * Waits until the page is hydrated, which happens after the first paint. Only tests of parts that
 * need scripts use it: links, menus and forms work without them.
 */
export async function whenInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}

/** Waits until scripts have done their work for idle time. */
export async function whenIdle(page: Page): Promise<void> {
  await whenInteractive(page)
  await page.waitForLoadState('load')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // The timeout is longer than those of the site's own idle callbacks, so they run first.
        requestIdleCallback(resolve, { timeout: 2_500 })
      }),
  )
}

/** Waits until a measurement gives the same value twice. */
export async function whenStill(page: Page, measure: () => Promise<number>): Promise<number> {
  for (let before = NaN; ;) {
    const now = await measure()
    if (now === before) return now
    before = now
    await page.waitForTimeout(100)
  }
}

/** Lays out the whole page including parts with `content-visibility`, and waits for its fonts. */
export async function waitForLayout(page: Page): Promise<void> {
  await whenInteractive(page)
  // A style element is not possible, because the policy of account pages forbids it.
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
