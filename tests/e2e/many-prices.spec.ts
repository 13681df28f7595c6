import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { followMenu, logInToAdmin } from '../support/admin'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'

const LIST = 'Audio podcast'

/** Reads the rows of the preview, each as name, old and new price. */
async function preview(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table', { name: LIST }).locator('tbody tr')
  return Promise.all(
    (await rows.all()).map(async (row) =>
      (await row.locator('th, td').allInnerTexts()).map((text) => text.replace('→', '').trim()),
    ),
  )
}

test(
  'an editor raises a list by five percent in six interactions, and takes it back in one',
  { tag: '@core' },
  async ({ page }) => {
    await logInToAdmin(page)
    await page.goto(`${stackUnderTest().cmsUrl}/admin`)
    // Opens the menu and follows a link, which are two interactions.
    await followMenu(page, 'Price lists')
    await page.getByRole('row', { name: LIST }).getByRole('checkbox').check()
    await page.getByRole('link', { name: 'Change prices of 1 list' }).click()
    await expect(page.getByRole('textbox', { name: 'Percent' })).toBeFocused()
    await page.keyboard.type('5')
    await expect
      .poll(() => preview(page))
      .toEqual([
        ['Audio Starter · USD', '$85', '$89'],
        ['Audio Premium · USD', '$140', '$147'],
      ])
    await expectNoViolations(page, '.change-prices')
    await page.getByRole('button', { name: 'Change 2 prices in 1 list for visitors' }).click()
    await expect(page.getByText(/2 prices in 1 list were changed together/)).toBeVisible()

    await page.getByRole('button', { name: 'Undo the whole change' }).click()
    await expect(page.getByText('It has been undone.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Percent' }).fill('40')
    await expect(page.getByRole('table', { name: LIST })).toContainText('more than 30 %')
    const press = page.getByRole('button', { name: /^Change 2 prices/ })
    await expect(press).toBeDisabled()
    await page.getByRole('checkbox', { name: 'I have checked the 2 marked amounts.' }).check()
    await expect(press).toBeEnabled()
  },
)

test('a file with an amount that can be read in two ways is refused by line and column', async ({
  page,
}) => {
  await logInToAdmin(page)
  await page.goto(`${stackUnderTest().cmsUrl}/admin/change-prices`)
  await page.getByRole('radio', { name: 'From a CSV file' }).check()
  const choose = (usd: string) =>
    page.getByLabel('CSV file', { exact: true }).setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`list;row;usd\npodcast-audio;starter;${usd}`),
    })
  await choose('1,250')
  await expect(page.getByRole('row', { name: /^2 usd/ })).toContainText('two ways')
  await choose('90,50')
  await expect.poll(() => preview(page)).toEqual([['Audio Starter · USD', '$85', '$90.50']])
})

test('on a phone, prices and their changes fit without sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInToAdmin(page)
  const { cmsUrl } = stackUnderTest()
  for (const path of ['/collections/price-groups/1', '/change-prices?lists=1']) {
    await page.goto(`${cmsUrl}/admin${path}`)
    await expect(page.locator('.price-table__amount, .rule-fields').first()).toBeVisible()
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      ...[...document.querySelectorAll('.price-table__scroll')].map(
        (table) => table.scrollWidth - table.clientWidth,
      ),
    ])
    expect(Math.max(...widths)).toBeLessThanOrEqual(0)
  }
})
