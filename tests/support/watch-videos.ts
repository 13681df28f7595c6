import type { Page } from '@playwright/test'
import { whenInteractive } from './when-interactive'

/** The clips that a page asks for from now on, by their file's name. */
export function watchVideos(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/media\/[^/]+\/([^/?]+\.(?:mp4|webm))$/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

/**
 * Lets everything come near the window once, as somebody who looks at the whole page: when it
 * answers, because what looks out for the window does so only from then on.
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
