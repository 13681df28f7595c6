import { expect, test } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import de from '../../apps/web/src/messages/de.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import { expectNoViolations } from '../support/accessibility'
import { inFullOnly } from '../support/depth'

for (const locale of ['en', 'ar'] as const) {
  test(`questions open and close independently by key and by press, in ${locale}`, async ({
    mount,
    page,
  }) => {
    const root = await mount('blocks/Questions', { locale })
    const [stage, drawing] = [root.getByText('It is 22 by 22 feet.'), root.getByText('Every day.')]
    await expect(stage).toBeHidden()
    await root.getByText('How large is the stage?').click()
    await expect(stage).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(drawing).toBeVisible()
    await expect(stage).toBeVisible()
    await expectNoViolations(page, 'body')
    await page.keyboard.press('Space')
    await expect(drawing).toBeHidden()
  })
}

for (const [locale, onward] of [
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const) {
  test(`the keys that compare two pictures follow the reading direction, in ${locale}`, async ({
    mount,
    page,
  }) => {
    const root = await mount('blocks/BeforeAfter', { locale })
    const cut = root.getByRole('slider')
    const edge = root.locator('.compare-edge')
    await cut.focus()
    const before = await edge.boundingBox()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press(onward)
    await expect(cut).toHaveValue('55')
    await expect(cut).toHaveAttribute('aria-valuetext', /^Board 55/)
    const moved = ((await edge.boundingBox())?.x ?? 0) - (before?.x ?? 0)
    expect(Math.sign(moved)).toBe(locale === 'en' ? 1 : -1)
    await expectNoViolations(page, 'body')
  })
}

for (const [locale, messages] of Object.entries({ en, de, ar })) {
  for (const width of [320, 768, 1366]) {
    test(`every stored name is on one line, and its facts fit into ${width} px, in ${locale}`, async ({
      mount,
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      const table = (await mount('blocks/StoredThings', { locale })).getByRole('table')
      await expect(table.getByRole('columnheader')).toHaveCount(5)
      const row = table.getByRole('row', { name: 'language_code' })
      const { columns } = messages.legal.storage
      await expect(row.getByText(columns.when)).toBeVisible({ visible: width < 768 })
      const lines = await table.locator('bdi').evaluateAll((names) =>
        names.map((name) => {
          const range = document.createRange()
          range.selectNodeContents(name)
          return range.getClientRects().length
        }),
      )
      expect(new Set(lines)).toEqual(new Set([1]))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectNoViolations(page, 'body')
    })
  }
}

test('in Arabic all details of the company begin at the right edge', async ({ mount, page }) => {
  const root = await mount('blocks/CompanyDetails', { locale: 'ar' })
  const texts = ['Example Films LLC', '100 Sample Street', 'Alex Sample', '+1 305 555 0142']
  const edges = await Promise.all(
    texts.map(async (text) => {
      const box = await root.getByText(text, { exact: true }).boundingBox()
      return Math.round((box?.x ?? 0) + (box?.width ?? 0))
    }),
  )
  expect(new Set(edges).size, edges.join(', ')).toBe(1)
  await expectNoViolations(page, 'body')
})

test('a message disappears after a while, but an error stays until it is closed', async ({
  mount,
  page,
}) => {
  await page.clock.install()
  const root = await mount('style-guide/StyleGuide')
  const region = root.locator('[role="status"].fixed')
  const buttons = root.locator('#overlays button')
  await buttons.nth(1).click()
  await buttons.nth(2).click()
  await expect(region.locator('.toast')).toHaveCount(2)
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.clock.runFor(17_000)
  await expect(region.locator('.toast')).toHaveCount(1)
  await region.getByRole('button').press('Enter')
  await expect(region.locator('.toast')).toHaveCount(0)
})

for (const locale of ['en', 'de', 'ar'] as const) {
  test(
    `on a laptop the picture at the top of a page is fully visible, in ${locale}`,
    inFullOnly(locale === 'en'),
    async ({ mount, page }) => {
      // The size of the visible page without the header.
      await page.setViewportSize({ width: 1366, height: 768 - 85 })
      const root = await mount('blocks/Opening', { locale })
      await expect(root.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
      const picture = await root.locator('[data-slot="hero-picture"] img').first().boundingBox()
      expect(768 - 85 - (picture?.y ?? Infinity)).toBeGreaterThan(240)
    },
  )
}
