import { expect, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { composer, draw, surface } from '../support/review-room'
import { openRoom } from './room-page'

const overlay = (page: Page) => page.locator('.drawing-overlay')

async function take(page: Page, tool: string) {
  await composer(page).getByLabel('Write a note').focus()
  await page.getByRole('radio', { name: tool }).check({ force: true })
}

test('a line is drawn, undone and redone', async ({ page }) => {
  await openRoom(page)
  await take(page, 'Pen')
  await draw(page, surface(page), [
    [0.2, 0.2],
    [0.5, 0.4],
    [0.3, 0.7],
  ])
  const line = page.getByRole('img', { name: 'Your drawing' }).locator('path')
  await expect(line).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toHaveCount(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(line).toHaveCount(1)
  await expectNoViolations(page)
})

test('a drawing appears only on its own frames, and at the same place on each screen', async ({
  page,
}) => {
  await openRoom(page)
  await take(page, 'Box')
  await draw(page, surface(page), [
    [0.25, 0.25],
    [0.75, 0.75],
  ])
  await composer(page).getByRole('button', { name: 'Send note' }).click()
  const drawing = page.getByRole('img', { name: 'Drawing of note 1' })
  const d = await drawing.locator('path').getAttribute('d')
  const [x, y] = (d?.match(/-?[\d.]+/g) ?? []).map(Number)
  expect(Math.abs((x ?? 0) - 320)).toBeLessThan(4)
  expect(Math.abs((y ?? 0) - 180)).toBeLessThan(4)
  await page.setViewportSize({ width: 360, height: 760 })
  await expect(drawing.locator('path')).toHaveAttribute('d', d ?? '')
  const [picture, box] = await Promise.all([
    page.locator('video').boundingBox(),
    drawing.locator('path').boundingBox(),
  ])
  expect(((box?.x ?? 0) - (picture?.x ?? 0)) / (picture?.width ?? 1)).toBeCloseTo(0.25, 1)
  await page.locator('.room-title').click()
  await page.keyboard.press('ArrowRight')
  await expect(drawing).toHaveCount(0)
  await page.keyboard.press('ArrowLeft')
  await expect(drawing).toHaveCount(1)
})

test('an unsent drawing survives a reload', async ({ page }) => {
  await openRoom(page)
  await take(page, 'Ellipse')
  await draw(page, surface(page), [
    [0.3, 0.3],
    [0.6, 0.6],
  ])
  await page.reload()
  await expect(page.getByRole('img', { name: 'Your drawing' }).locator('path')).toHaveCount(1)
  await composer(page).getByRole('button', { name: 'Send note' }).click()
  await expect(page.getByRole('img', { name: 'Drawing of note 1' })).toHaveCount(1)
})

test('keys alone draw, write and erase', async ({ page }) => {
  await openRoom(page)
  await composer(page).getByLabel('Write a note').focus()
  await page.getByRole('radio', { name: 'Arrow' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(surface(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const shapes = page.getByRole('img', { name: 'Your drawing' }).locator('path, text')
  await expect(shapes).toHaveCount(1)
  const before = await shapes.getAttribute('d')
  await page.keyboard.press('ArrowRight')
  await expect(shapes).not.toHaveAttribute('d', before ?? '')
  // The film is paused while somebody draws.
  await expect(composer(page).locator('.anchor-place')).toHaveText('00:00:00:00')
  await page.keyboard.press('Delete')
  await expect(shapes).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(surface(page)).toHaveCount(0)
})

test('text appears on the picture where it was typed', async ({ page }) => {
  await openRoom(page, { locale: 'ar' })
  await composer(page).getByLabel('اكتب ملاحظة').focus()
  await page.getByRole('radio', { name: 'نص' }).check({ force: true })
  await draw(page, surface(page), [[0.5, 0.5]])
  await page.keyboard.type('أهدأ قليلًا')
  await page.keyboard.press('Enter')
  const words = overlay(page).locator('text')
  await expect(words).toHaveText('أهدأ قليلًا')
  await expect(words).toHaveAttribute('direction', 'rtl')
  expect(Number(await words.getAttribute('x'))).toBeCloseTo(640, -1)
})

test('a hand that rests beside the pen draws nothing, and the pen’s pressure is stored', async ({
  page,
}) => {
  await openRoom(page)
  await take(page, 'Pen')
  await surface(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const send = (
      type: string,
      pointer: string,
      id: number,
      x: number,
      y: number,
      pressure: number,
    ) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType: pointer,
          pointerId: id,
          clientX: left + x * width,
          clientY: top + y * height,
          pressure,
          button: type === 'pointermove' ? -1 : 0,
        }),
      )
    send('pointerdown', 'pen', 11, 0.2, 0.2, 0.2)
    send('pointerdown', 'touch', 12, 0.8, 0.9, 0.5)
    send('pointermove', 'touch', 12, 0.9, 0.9, 0.5)
    send('pointermove', 'pen', 11, 0.5, 0.2, 0.9)
    send('pointerup', 'touch', 12, 0.9, 0.9, 0)
    send('pointerup', 'pen', 11, 0.5, 0.2, 0)
  })
  await expect(page.getByRole('img', { name: 'Your drawing' }).locator('path')).toHaveCount(1)
  const kept = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith(' note'))
    return name === undefined ? '{}' : localStorage.getItem(name)
  })
  const [shape] = (JSON.parse(kept ?? '{}') as { drawing: { shapes: { points: number[][] }[] } })
    .drawing.shapes
  expect(shape?.points.map(([, , pressure]) => pressure)).toEqual([0.2, 0.9])
})
