import type { Page } from '@playwright/test'

/**
 * Waits until scripts have taken over what the server sent; they come after the first paint.
 * Only for what needs them: until then the browser alone answers to links, menus and forms.
 */
export async function whenInteractive(page: Page): Promise<void> {
  await page.locator('html[data-interactive]').waitFor({ state: 'attached' })
}
