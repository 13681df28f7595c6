import { expect, test, type Locator } from '@playwright/test'
import { LOCALES } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]

/** Pixels from the top of the page to the element's bottom edge. */
async function bottomOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().bottom + scrollY)
}

for (const locale of LOCALES) {
  test(`${locale}: home explains the studio on its first screen`, async ({ page }) => {
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport)
      await page.goto(publicPath(locale, ''))
      const headline = page.getByRole('heading', { level: 1 })
      await expect(headline).toContainText(/animati|أنيماتيك/i)
      await expect(headline).toContainText(/virtual production|إنتاج افتراضي/i)
      const place = `${viewport.width} px`
      expect(await bottomOf(headline), place).toBeLessThan(viewport.height)
      expect(await headline.evaluate((node) => node.scrollWidth - node.clientWidth), place).toBe(0)
    }
  })

  test(`${locale}: pricing shows its first prices on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(publicPath(locale, 'pricing'))
    const row = page.locator('main table tbody tr').first()
    await expect(row.locator('.amount')).toHaveCount(3)
    expect(await bottomOf(row)).toBeLessThan(768)
  })
}
