import { expect, test, type Page } from '@playwright/test'
import { logInToAdmin } from '../support/admin'
import { CmsClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { from, visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

async function openPriceList(page: Page, title: string): Promise<void> {
  await logInToAdmin(page)
  const { cmsUrl } = stackUnderTest()
  await page.goto(`${cmsUrl}/admin/collections/price-groups`)
  // The list draws itself anew while it loads, and a click may meet a row that goes.
  const link = page.getByRole('link', { name: title, exact: true }).first()
  await page.goto(new URL((await link.getAttribute('href')) ?? '', cmsUrl).href)
  await expect(page.getByRole('table', { name: new RegExp(title) })).toBeVisible()
}

function cell(page: Page, row: string, currency: 'USD' | 'GBP') {
  return page.getByRole('textbox', { name: new RegExp(`^${row}, ${currency}`) }).first()
}

const ROW = '2D animatic, 30 seconds'

test('an editor changes a price in the table, and every page that shows it follows', async ({
  page,
}) => {
  await Promise.all(['/pricing', '/', '/ar/pricing'].map((path) => visit(web(path))))
  await openPriceList(page, '2D animatics')
  await expect(cell(page, ROW, 'USD')).toHaveValue('$13,500')
  await cell(page, ROW, 'USD').fill('13,950')
  await cell(page, ROW, 'GBP').fill('£10,420.00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Updated successfully/i)).toBeVisible()
  await expect(cell(page, ROW, 'USD')).toHaveValue('$13,950')

  const shows = (path: string, country: string, amount: string) =>
    expect
      .poll(async () => (await visit(web(path), from(country))).html.includes(amount))
      .toBe(true)
  await shows('/pricing', 'us', '$13,950')
  await shows('/pricing', 'uk', '£10,420')
  await shows('/de/pricing', 'gr', '13.950')
  await shows('/ar/pricing', 'us', '13,950')
  await shows('/', 'us', '$13,950')
  await shows('/2d-animatics', 'us', '$13,950')

  await page.goto(web('/2d-animatics'))
  const prose = page.getByRole('main').locator('p', { hasText: '$13,950' })
  await expect(prose.first()).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toMatch(/"(?:minP|p)rice":"13950/)
})

test('the table takes amounts as people type them and refuses what is none, with the reason', async ({
  page,
}) => {
  await openPriceList(page, 'Boardomatics')
  const dollars = cell(page, 'Boardomatic, 15 seconds', 'USD')
  for (const [typed, shown] of [
    ['6,500', '$6,500'],
    ['7500', '$7,500'],
    ['$8,500.50', '$8,500.50'],
  ] as const) {
    await dollars.fill(typed)
    await dollars.blur()
    await expect(dollars).toHaveValue(shown)
  }
  await dollars.fill('85OO')
  await dollars.blur()
  await expect(dollars).toHaveValue('85OO')
  await expect(dollars).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('“85OO” is not an amount').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Updated successfully/i)).toBeHidden()
  const { html } = await visit(web('/boardomatics'))
  expect(html).toContain('$5,500')
})

test('the API refuses a price that breaks a rule, in plain words', async () => {
  const cms = await CmsClient.logIn(stackUnderTest())
  const set = (amounts: Record<string, number>) => cms.setPrice('podcast-audio', 'starter', amounts)
  await expect(set({ usdMin: -100 })).rejects.toThrow(/400.*cannot be negative/)
  await expect(set({ usdMin: 9_000, usdMax: 8_000 })).rejects.toThrow(
    /must not be below the lowest/,
  )
  await expect(set({ usdMin: 85.5 })).rejects.toThrow(/whole cents/)
})
