import { expect, type Page } from '@playwright/test'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

const SOFT_HYPHEN = '\u00ad'

/** Records the title and what screen readers are told in each frame. */
async function recordFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: { path: string; title: string }[] = []
    Object.assign(window, { seenTitles: seen })
    const record = () => {
      const now = { path: location.pathname, title: document.title }
      const last = seen.at(-1)
      if (last?.path !== now.path || last.title !== now.title) seen.push(now)
      requestAnimationFrame(record)
    }
    record()
  })
}

function framesOf(page: Page): Promise<{ path: string; title: string }[]> {
  return page.evaluate(
    () => (window as unknown as { seenTitles: { path: string; title: string }[] }).seenTitles,
  )
}

const announced = (page: Page) => page.locator('next-route-announcer [role="alert"]')

for (const prefix of ['', '/de', '/ar']) {
  test(
    `the title is never empty between pages, and screen readers hear it: ${prefix || 'English'}`,
    { tag: prefix === '/ar' ? '@core' : [] },
    async ({ page }) => {
      await page.goto(`${prefix}/blog`)
      await whenInteractive(page)
      await recordFrames(page)
      let title = await page.title()
      for (const path of ['contact', 'faq', 'pricing', 'careers', 'blog', 'contact']) {
        const link = page.locator(`a[href="${prefix}/${path}"]:visible`).last()
        await link.click()
        await page.waitForURL(`**${prefix}/${path}`)
        await expect(page).not.toHaveTitle(title)
        title = await page.title()
        await expect(announced(page)).toHaveText(title)
        expect(title).not.toContain(SOFT_HYPHEN)
      }
      const frames = await framesOf(page)
      expect(frames.length).toBeGreaterThan(6)
      expect(frames.filter((frame) => frame.title === '')).toEqual([])
    },
  )
}
