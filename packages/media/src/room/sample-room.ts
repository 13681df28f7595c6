import type { Browser, Page } from 'playwright-core'
import { replacements, type Locale } from './words'

export interface Site {
  origin: string
  email: string
  password: string
}

type Viewport = Parameters<Browser['newPage']>[0]

/** Opens the sample project's room as its client. */
export async function openRoom(
  browser: Browser,
  { origin, email, password }: Site,
  locale: Locale,
  viewport: Viewport,
): Promise<Page> {
  const page = await browser.newPage({ ...viewport, reducedMotion: 'reduce' })
  const home = locale === 'en' ? origin : `${origin}/${locale}`
  await page.goto(`${home}/login`)
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch('/api/login', init)).status
    },
    { email, password },
  )
  if (status !== 200) throw new Error(`the sample client’s login answered ${status}`)
  await page.goto(`${home}/portal`)
  await page.locator('main a[href*="/portal/projects/"]').first().click()
  const room = page.locator('main a[href*="/portal/review/"]').first()
  await page.goto(new URL((await room.getAttribute('href')) ?? '', origin).href)
  await untilSeen(page)
  return page
}

export async function openVersion(page: Page, number: number): Promise<void> {
  await page
    .locator('.room-version-button')
    .nth(number - 1)
    .click()
  await page.locator('.note').first().waitFor()
  await untilSeen(page)
}

/** Waits until every film of the page shows a frame. */
export async function untilSeen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const films = [...document.querySelectorAll('video')]
    return films.length > 0 && films.every((film) => film.readyState >= 2 && !film.seeking)
  })
}

/**
 * The room’s interface exists in every language, but the sample project is in English. This
 * translates its texts in the page.
 */
export async function translateSample(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((pairs) => {
    const translated = new Map(pairs)
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      const words = translated.get(node.textContent?.trim() ?? '')
      if (words !== undefined) node.textContent = words
    }
  }, replacements(locale))
}
