import { devices, expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { openRoom } from './room-page'

const ROWS = {
  en: ['Legal notice', 'Privacy statement', 'Accessibility'],
  ar: ['بيانات الناشر', 'بيان الخصوصية', 'إمكانية الوصول'],
} as const

/** @returns the links of the row that are not at the top of their own center */
async function coveredLinks(page: Page): Promise<string[]> {
  return page.locator('.room-foot a').evaluateAll((links) =>
    links
      .filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return !hit || !link.contains(hit)
      })
      .map(({ textContent }) => textContent),
  )
}

for (const [device, use] of [
  ['a phone', devices['iPhone 13'].viewport],
  ['a computer', { width: 1366, height: 768 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: use })

    for (const locale of ['en', 'ar'] as const) {
      test(`the room has legal links that nothing covers, in ${locale}`, async ({ page }) => {
        await openRoom(page, { locale, noteCount: 8, hasLegalLinks: true })
        const links = page.locator('.room-foot').getByRole('link')
        await expect(links).toHaveText([...ROWS[locale]])
        const prefix = locale === 'en' ? '' : `/${locale}`
        await expect(links.first()).toHaveAttribute('href', `${prefix}/impressum`)
        // The page grows until the film and all notes are there.
        await expect(async () => {
          await links.first().evaluate((link) => link.scrollIntoView({ block: 'end' }))
          expect(await coveredLinks(page)).toEqual([])
        }).toPass()
        const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
        expect(scrollWidth).toBe(clientWidth)
        await expectNoViolations(page)
      })
    }
  })
}
