import type { Page } from '@playwright/test'
import { whenInteractive } from './when-interactive'

/** Records the file names of the clips that a page requests from now on. */
export function watchVideos(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/media\/[^/]+\/([^/?]+\.(?:mp4|webm))$/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

/**
 * Scrolls through the whole page, so that its lazy parts load. It waits for scripts first, because
 * they observe the window only after hydration.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await whenInteractive(page)
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => {
      window.scrollTo(0, top)
    }, y)
    await page.waitForTimeout(100)
  }
}
