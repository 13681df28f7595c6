import { expect, type Page } from '@playwright/test'
import { logInToAdmin } from '../support/admin'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { from, visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

async function openPriceList(page: Page, title: string): Promise<void> {
  await logInToAdmin(page)
  const { cmsUrl } = stackUnderTest()
  await page.goto(`${cmsUrl}/admin/collections/price-groups`)
  // The list renders again while it loads, so a click could hit a row that is about to disappear.
  const link = page.getByRole('link', { name: title, exact: true }).first()
  await page.goto(new URL((await link.getAttribute('href')) ?? '', cmsUrl).href)
  await expect(page.getByRole('table', { name: new RegExp(title) })).toBeVisible()
}

function cell(page: Page, row: string, currency: 'USD' | 'GBP') {
  return page.getByRole('textbox', { name: new RegExp(`^${row}, ${currency}`) }).first()
}

const ROW = '2D animatic, 30 seconds'

/** Saves, and confirms the list of prices that change for visitors. */
async function savePrices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Save and show/ })
    .click()
  await expect(page.getByText(/Updated successfully/i)).toBeVisible()
}

test(
  'an editor changes a price in the table, and every page that shows it follows',
  { tag: '@core' },
  async ({ page }) => {
    await Promise.all(['/pricing', '/', '/ar/pricing'].map((path) => visit(web(path))))
    await openPriceList(page, '2D animatics')
    await expect(cell(page, ROW, 'USD')).toHaveValue('$13,500')
    await cell(page, ROW, 'USD').fill('13,950')
    await cell(page, ROW, 'GBP').fill('£10,420.00')
    await savePrices(page)
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
  },
)

test('the table accepts amounts as people type them and refuses others with the reason', async ({
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
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await answer).status()).toBe(400)
  await expect(page.getByText(/The following field is invalid/).first()).toBeVisible()
  await expect(dollars).toHaveValue('85OO')
})

test('every digit counts, even if it is typed right after a click or a key', async ({ page }) => {
  await openPriceList(page, '2D animatics')
  const pounds = cell(page, ROW, 'GBP')
  for (const typed of ['10,400', '9,870', '11,230', '10,390']) {
    await pounds.click()
    await page.keyboard.type(typed, { delay: 15 })
    await expect(pounds).toHaveValue(typed)
    await pounds.blur()
    await expect(pounds).toHaveValue(`£${typed}`)
  }
  await cell(page, ROW, 'USD').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('10,410', { delay: 15 })
  await pounds.blur()
  await expect(pounds).toHaveValue('£10,410')
})

test('before prices are saved, old and new ones are shown side by side with their pages', async ({
  page,
}) => {
  await visit(web('/2d-animatics'))
  await openPriceList(page, '2D animatics')
  const dollars = cell(page, ROW, 'USD')
  const before = await dollars.inputValue()
  await dollars.fill('1395')
  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog', { name: 'Save this price?' })
  const line = question.getByRole('row', { name: new RegExp(ROW) })
  await expect(line).toContainText(before)
  await expect(line).toContainText('$1,395')
  await expect(line).toContainText('more than 30 %')
  await expect(question.getByText('/2d-animatics', { exact: true })).toBeVisible()
  await expect(question.getByRole('button', { name: /^Save and show/ })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()

  // Nothing was saved, and the typed amount is still there.
  await expect(dollars).toHaveValue('$1,395')
  await dollars.fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question).toContainText('free of charge')
  await question.getByRole('button', { name: 'Back to the table' }).click()
  await dollars.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(question).toContainText('This amount will be removed')
  await question.getByRole('checkbox').check()
  await expect(question.getByRole('button', { name: /^Save and show/ })).toBeEnabled()
  await question.getByRole('button', { name: 'Back to the table' }).click()
  await page.reload()
  await expect(dollars).toHaveValue(before)
})
