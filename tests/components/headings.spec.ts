import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../../packages/shared/src/locales'

const PAGES = fileURLToPath(new URL('../../apps/cms/src/seed/data/pages/', import.meta.url))
const WIDTHS = [320, 360, 768, 1024, 1366, 1920]

type Words = Record<Locale, string>

/** Reads the titles of pages and the headings of their sections. */
function headingsOf(locale: Locale): { titles: string[]; headings: string[] } {
  const titles = new Set<string>()
  const headings = new Set<string>()
  const take = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (['heading', 'title', 'question'].includes(name) && inner) {
        const own = value as { blockType?: string }
        const into = own.blockType === 'hero' ? titles : headings
        into.add((inner as Words)[locale])
      } else take(inner)
    }
  }
  for (const file of readdirSync(PAGES)) {
    const page: unknown = JSON.parse(readFileSync(PAGES + file, 'utf8'))
    take((page as { blocks: unknown }).blocks)
  }
  return { titles: [...titles], headings: [...headings] }
}

/** Finds words that are broken across lines without a hyphen. */
function partedWithoutSign(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)
    const topOf = (node: Text, at: number) => {
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      // After a line that ends with a hyphen, the first letter's boxes include that of the hyphen.
      return [...range.getClientRects()].at(-1)?.top ?? 0
    }
    return [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
      const node = heading.firstChild
      if (!(node instanceof Text)) return ['no text']
      const text = node.data
      const isParted = text
        .split('')
        .some(
          (sign, at) =>
            isLetter(sign) && isLetter(text[at + 1]) && topOf(node, at + 1) - topOf(node, at) > 4,
        )
      return isParted ? [text.replaceAll('\u00ad', '|')] : []
    })
  })
}

for (const locale of ['en', 'de', 'ar'] as const) {
  test(`no word of a title is broken without a hyphen at any width, in ${locale}`, async ({
    mount,
    page,
  }) => {
    const { titles, headings } = headingsOf(locale)
    expect(titles.length).toBeGreaterThan(40)
    expect(headings.length).toBeGreaterThan(200)
    await mount('headings/All', { locale, titles, headings })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await partedWithoutSign(page), `${width} px`).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(overflow, `${width} px`).toBeLessThanOrEqual(width)
    }
  })
}
