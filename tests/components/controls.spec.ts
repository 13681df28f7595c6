import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { inFullOnly } from '../support/depth'
import { FILMS } from './films'
import { openPlayer, see, untilLanded, type TestMarker } from './player-page'

const FILM = FILMS['24']
const MARKERS: TestMarker[] = [
  { id: 'a', first: 200, last: 200, side: 'client', isResolved: false, label: '1 · Mara' },
  { id: 'b', first: 700, last: 800, side: 'studio', isResolved: true, label: '2 · Jon' },
]

const frameOf = (page: Page) => page.evaluate(() => window.playerPage.player.frame)

test('shortcuts do nothing in text fields, with modifiers, or when they are turned off', async ({
  page,
}) => {
  await openPlayer(page, { film: FILM })
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frameOf(page)).toBe(1)
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Alt+End')
  const field = page.getByRole('textbox', { name: 'Timecode' })
  await field.press('ArrowRight')
  await field.press('End')
  await field.pressSequentially('s l')
  await untilLanded(page)
  expect(await frameOf(page)).toBe(1)
  await expect(page.locator('.player-safe')).toHaveCount(0)

  await field.press('Escape')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog.locator('kbd').first()).toHaveText('Space')
  await dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('s')
  await expect(page.locator('.player-safe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('s')
  await expect(page.locator('.player-safe')).toBeVisible()
})

test('a timecode outside the film is refused', async ({ page }) => {
  await openPlayer(page, { film: FILM })
  const field = page.getByRole('textbox', { name: 'Timecode' })
  for (const typed of ['02:00:00:00', 'now']) {
    await field.fill(typed)
    await field.press('Enter')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('The film has no frame with this timecode.')).toBeVisible()
  }
  await field.fill('+48')
  await field.press('Enter')
  await expect(field).toHaveValue('01:00:02:00')
  await expect(page.getByRole('slider', { name: 'Position in the film' })).toBeFocused()
})

test('notes can be selected on the timeline and by a shortcut', async ({ page }) => {
  await openPlayer(page, { film: FILM, markers: MARKERS })
  await page.keyboard.press('n')
  await expect.poll(() => frameOf(page)).toBe(200)
  await page.keyboard.press('n')
  await expect.poll(() => frameOf(page)).toBe(700)
  await page.keyboard.press('Shift+N')
  await expect.poll(() => frameOf(page)).toBe(200)
  await page.getByRole('button', { name: '2 · Jon' }).click()
  await expect.poll(() => frameOf(page)).toBe(700)
  expect(await page.evaluate(() => window.playerPage.chosen)).toEqual(['a', 'b', 'a', 'b'])
  await page.keyboard.press('Space')
  await expect.poll(() => frameOf(page)).toBeGreaterThan(705)
})

test('full screen contains the drawing and the controls', async ({ page }) => {
  await openPlayer(page, { film: FILM })
  await page.keyboard.press('f')
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.className))
    .toContain('player')
  await expect(page.locator(':fullscreen [data-testid=overlay]')).toBeVisible()
  await page.locator(':fullscreen').getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.getByRole('button', { name: 'Exit full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('a drawing covers the picture exactly at every size of the window', async ({ page }) => {
  await openPlayer(page, { film: FILM })
  for (const [width, height] of [
    [360, 740],
    [900, 420],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [overlay, video] = await Promise.all(
      ['[data-testid=overlay]', 'video'].map((part) => page.locator(part).boundingBox()),
    )
    expect(overlay).toEqual(video)
    expect((video?.width ?? 0) / (video?.height ?? 1)).toBeCloseTo(16 / 9, 1)
    const overflow = () => document.documentElement.scrollWidth - innerWidth
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
  }
})

test('in Arabic time runs from left to right, and everything else is mirrored', async ({
  page,
}) => {
  await openPlayer(page, { film: FILM, locale: 'ar' })
  const play = page.getByRole('button', { name: 'تشغيل', exact: true })
  const fullScreen = page.getByRole('button', { name: 'ملء الشاشة' })
  expect(await leftOf(play)).toBeGreaterThan(await leftOf(fullScreen))
  const back = page.getByRole('button', { name: 'كادر واحد إلى الخلف' })
  expect(await leftOf(back)).toBeLessThan(await leftOf(play))

  const playhead = page.locator('.player-playhead')
  const start = await leftOf(playhead)
  await page.keyboard.press('End')
  await untilLanded(page)
  expect(await leftOf(playhead)).toBeGreaterThan(start + 500)
  await page.keyboard.press('ArrowLeft')
  await untilLanded(page)
  expect((await see(page)).number).toBe(FILM.facts.frameCount - 2)
})

async function leftOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.x ?? NaN
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the controls are two rows of big targets', async ({ page }) => {
    await openPlayer(page, { film: FILM, locale: 'de' })
    await page.keyboard.press('i')
    const rows = new Set<number>()
    for (const button of await page.locator('.player-bar button').all()) {
      const box = await button.boundingBox()
      if (!box) continue
      rows.add(Math.round(box.y))
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.width).toBeGreaterThanOrEqual(36)
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(360)
    }
    expect(rows.size).toBe(2)
  })
})

for (const locale of ['en', 'ar', 'de'] as const) {
  test(`axe finds nothing wrong, in ${locale}`, inFullOnly(locale === 'de'), async ({ page }) => {
    await openPlayer(page, { film: FILM, locale, markers: MARKERS })
    await expectNoViolations(page, '.player')
    await page.keyboard.press('?')
    await expectNoViolations(page, 'dialog')
  })
}
