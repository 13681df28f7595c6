import { expect, test, type Page } from '@playwright/test'

const look = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return { color, backgroundColor }
      }),
  )

for (const path of ['/pricing', '/ar/pricing', '/de/faq']) {
  test(
    `${path} prints as text and tables, black on white`,
    { tag: path === '/pricing' ? '@core' : [] },
    async ({ page }) => {
      await page.goto(path)
      await page.emulateMedia({ media: 'print' })
      for (const hidden of [
        'header[data-slot=header]',
        'footer[data-slot=footer]',
        'video',
        'main button',
      ]) {
        expect(await look(page, hidden)).toEqual([])
      }
      await expect(page.locator('.print-head')).toContainText(path)
      for (const { color } of await look(page, 'main :is(h1, h2, td, th, p)')) {
        expect(['rgb(0, 0, 0)', 'rgb(51, 51, 51)']).toContain(color)
      }
      for (const { backgroundColor } of await look(page, 'main, main section, main table')) {
        expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(backgroundColor)
      }
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    },
  )
}

test('no table is wider than a sheet of paper', async ({ page }) => {
  // A4 without its margins, in CSS pixels.
  await page.setViewportSize({ width: 680, height: 960 })
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  const widths = await page
    .locator('main table')
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right))
  expect(widths.length).toBeGreaterThan(0)
  for (const width of widths) expect(width).toBeLessThanOrEqual(680)
})

test('collapsed answers are printed', async ({ page }) => {
  await page.goto('/faq')
  const answer = page.locator('main details').first().locator('p').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})
