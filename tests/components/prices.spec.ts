import { expect, test } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import { expectNoViolations } from '../support/accessibility'

const PHONE = { width: 360, height: 740 }

test('prices by spot length are a table, with a note in cells without an offer', async ({
  mount,
  page,
}) => {
  const root = await mount('prices/Matrix')
  const table = root.getByRole('table', { name: 'Rate card' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  const row = table.getByRole('row', { name: /Boardomatics/ })
  await expect(row.getByRole('cell')).toHaveText([/—$/, /\$5,500$/, /—$/])
  await expect(row.getByLabel(en.prices.notOffered)).toHaveCount(2)
  const first = table.getByRole('row', { name: /2D animatics/ })
  await expect(first.getByRole('cell')).toHaveText([/\$7,500$/, /\$13,500$/, /\$24,000$/])
  await expect(first.locator('data').first()).toHaveAttribute('value', 'USD 7500.00')
  await expect(table.getByRole('row', { name: /Rush/ })).toContainText('35%')
  await expectNoViolations(page, 'body')
})

test('on a phone each price is below its style with its length, and the table semantics remain', async ({
  mount,
  page,
}) => {
  await page.setViewportSize(PHONE)
  const table = (await mount('prices/Matrix')).getByRole('table', { name: 'Rate card' })
  const cell = table
    .getByRole('row', { name: /2D animatics/ })
    .getByRole('cell')
    .nth(1)
  await expect(cell).toContainText(en.prices.spots.spot30)
  await expect(cell.getByText(en.prices.spots.spot30)).toBeVisible()
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  await expectNoViolations(page, 'body')
})

test('in Arabic amounts keep their direction, and columns begin at the right', async ({
  mount,
  page,
}) => {
  const table = (await mount('prices/Matrix', { locale: 'ar' })).getByRole('table')
  await expect(table.getByRole('columnheader').first()).toHaveText(ar.prices.columns.service)
  const [style, amount] = await Promise.all([
    table.getByRole('rowheader').first().boundingBox(),
    table.getByRole('cell').first().boundingBox(),
  ])
  expect(style?.x).toBeGreaterThan(amount?.x ?? Infinity)
  await expect(table.locator('bdi.amount').first()).toContainText('7,500')
  await expectNoViolations(page, 'body')
})

test('a list names included items, prices on request, hours and units', async ({ mount, page }) => {
  const table = (await mount('prices/List')).getByRole('table', { name: 'Stage rental' })
  await expect(table.getByRole('row', { name: /Weekdays/ })).toContainText('$350')
  await expect(table.getByRole('row', { name: /Weekdays/ })).toContainText(en.prices.units.hour)
  await expect(table.getByRole('row', { name: /Crew/ })).toContainText(en.prices.onRequest)
  await expect(table.getByRole('row', { name: /Light/ })).toContainText(en.prices.included)
  await expectNoViolations(page, 'body')
})

test('a row that can be booked leads to the form with its package, in each language', async ({
  mount,
  page,
}) => {
  await page.setViewportSize(PHONE)
  for (const [locale, prefix, words] of [
    ['en', '', en],
    ['ar', '/ar', ar],
  ] as const) {
    const root = await mount('prices/Bookable', { locale })
    const row = root.getByRole('row', { name: /Two cameras/ })
    const link = row.getByRole('link', { name: words.prices.book })
    await expect(link).toHaveAttribute(
      'href',
      `${prefix}/contact?topic=podcast-studio.two-cameras#write`,
    )
    await expect(root.getByRole('row', { name: /Extra hour/ }).getByRole('link')).toHaveCount(0)
    await expect(root.getByRole('link', { name: words.prices.ask })).toHaveAttribute(
      'href',
      `${prefix}/contact?topic=livestream.essential#write`,
    )
    await expectNoViolations(page, 'body')
  }
})

test('a table wider than a phone scrolls in place, by keys too', async ({ mount, page }) => {
  await page.setViewportSize(PHONE)
  const region = (await mount('prices/List')).getByRole('region', { name: 'Bookings' })
  await region.focus()
  const place = () => region.evaluate(({ scrollLeft }) => scrollLeft)
  expect(await place()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('missing values of a booking are on request, and a note names dollars in other countries', async ({
  mount,
}) => {
  const root = await mount('prices/List', { country: 'uk' })
  const row = root.getByRole('row', { name: /Next day/ })
  await expect(row.getByRole('cell')).toHaveText([/25%/, en.prices.onRequest, en.prices.onRequest])
  await expect(root.getByText(en.prices.inCurrency.USD)).toBeVisible()
  await mount('prices/List', { country: 'us' })
  await expect(root.getByText(en.prices.inCurrency.USD)).toHaveCount(0)
})

for (const [locale, words] of [
  ['en', en],
  ['ar', ar],
] as const) {
  test(`on a phone each table of a long price list has a link, in ${locale}`, async ({
    mount,
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const root = await mount('prices/Many', { locale })
    const links = root.getByRole('navigation', { name: words.prices.jump })
    await expect(links.getByRole('link')).toHaveCount(4)
    await links.getByRole('link', { name: 'Livestreams' }).click()
    await expect(root.getByRole('heading', { name: 'Livestreams' }).first()).toBeInViewport()
    await expect(root.getByRole('heading', { name: 'Animatics' }).first()).not.toBeInViewport()
    await expectNoViolations(page, 'body')
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect(links).toBeHidden()
  })
}
