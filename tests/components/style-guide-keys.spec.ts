import { expect, test, type Page } from '@playwright/test'

const GUIDE = 'style-guide/StyleGuide'

test('a menu can be opened, used and closed by keyboard', async ({ mount, page }) => {
  await mount(GUIDE)
  const button = page.locator('#actions [aria-haspopup=menu]')
  const items = page.getByRole('menuitem')
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('menuitem', { name: 'Motion' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('Enter')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#fields$/)
  await expect(page.getByRole('menu')).toBeHidden()
})

for (const [locale, onward, back] of [
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`tabs and the cut follow the reading direction in ${locale}`, async ({ mount, page }) => {
    await mount(GUIDE, { locale })
    await expectTabsToFollow(page, onward, back)

    const cut = page.locator('#stages input[type=range]')
    const edge = page.locator('.compare-edge')
    await cut.focus()
    await expect(cut).toHaveAttribute('aria-valuetext', /50\s?%/)
    const before = await edge.boundingBox()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press(onward)
    await expect(cut).toHaveValue('60')
    await expect(cut).toHaveAttribute('aria-valuetext', /60\s?%/)
    const moved = ((await edge.boundingBox())?.x ?? 0) - (before?.x ?? 0)
    expect(Math.sign(moved)).toBe(onward === 'ArrowRight' ? 1 : -1)
    await page.keyboard.press('Home')
    await expect(cut).toHaveValue('0')
  })
}

async function expectTabsToFollow(page: Page, onward: string, back: string): Promise<void> {
  const tabs = page.getByRole('tab')
  await tabs.first().focus()
  await page.keyboard.press(onward)
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press(back)
  await page.keyboard.press(back)
  await expect(tabs.last()).toBeFocused()
  await page.keyboard.press('Tab')
  const panel = page.getByRole('tabpanel')
  await expect(panel).toHaveCount(1)
  await expect(panel).toBeFocused()
}

test('a dialog traps the focus and restores it', async ({ mount, page }) => {
  await mount(GUIDE)
  const button = page.locator('#overlays [aria-haspopup=dialog]')
  const dialog = page.getByRole('dialog')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main button:focus:not(dialog *)')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('a tooltip appears on focus and disappears on Escape', async ({ mount, page }) => {
  await mount(GUIDE)
  const tip = page.getByRole('tooltip')
  await page.locator('#overlays [aria-describedby]').focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('a pointer drags the cut, and buttons change the slides', async ({ mount, page }) => {
  await mount(GUIDE)
  const picture = page.locator('.compare')
  await page.evaluate(() => document.fonts.ready)
  // It waits until nothing above moves the picture any more.
  await picture.hover()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture has no place on the page.')
  await page.mouse.move(box.x + box.width / 2, box.y + 40)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, box.y + 40, { steps: 5 })
  await page.mouse.up()
  await expect(page.locator('#stages input[type=range]')).toHaveValue('80')

  const back = page.locator('#stages section button').first()
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await page.locator('#stages section button').last().click()
  await expect(back).toHaveAttribute('aria-disabled', 'false')
})
