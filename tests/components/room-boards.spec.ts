import { expect, type Page, test } from '@playwright/test'
import { composer, draw, goToVersion, surface } from '../support/review-room'
import { openRoom } from './room-page'

const field = 'Write a note'
const sheet = (page: Page) => page.locator('.room-page')

async function drawBox(page: Page) {
  await composer(page).getByLabel(field).focus()
  await page.getByRole('radio', { name: 'Box' }).check({ force: true })
  await draw(page, surface(page), [
    [0.25, 0.25],
    [0.75, 0.75],
  ])
}

test('a drawing on a page survives a reload and can then be sent', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await drawBox(page)
  await composer(page).getByLabel(field).fill('Closer')
  await page.reload()
  await expect(page.getByRole('img', { name: 'Your drawing' }).locator('path')).toHaveCount(1)
  await expect(composer(page).getByLabel(field)).toHaveValue('Closer')
  await composer(page).getByRole('button', { name: 'Send note' }).click()
  await expect(page.getByRole('img', { name: 'Drawing of note 1' })).toHaveCount(1)
})

test('a drawing stays on its page when another page is clicked', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await drawBox(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await sheet(page).click({ position: { x: 50, y: 50 } })
  await expect(composer(page).locator('.anchor-place')).toHaveText('Page 1')
})

test('only the primary mouse button sets a position', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await sheet(page).click({ button: 'right', position: { x: 50, y: 50 } })
  await expect(page.locator('.room-pin-next')).toHaveCount(0)
  await sheet(page).click({ position: { x: 50, y: 50 } })
  await expect(page.locator('.room-pin-next')).toHaveCount(1)
})

test('a page keeps its aspect ratio, and strokes appear under the pointer', async ({
  page,
}, info) => {
  await openRoom(page, { kind: 'board' })
  await page.getByRole('button', { name: 'Next page' }).click()
  for (const [width, height] of [
    [1280, 720],
    [360, 760],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await sheet(page).boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(720 / 1280, 2)
    await page.screenshot({ path: info.outputPath(`page-${width}.png`) })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await drawBox(page)
  const drawn = page.getByRole('img', { name: 'Your drawing' }).locator('path')
  const d = await drawn.getAttribute('d')
  const [x, y] = (d?.match(/-?[\d.]+/g) ?? []).map(Number)
  expect(Math.abs((x ?? 0) - 180)).toBeLessThan(6)
  expect(Math.abs((y ?? 0) - 320)).toBeLessThan(6)
})

test('a version with fewer pages shows its last page', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await page.getByRole('button', { name: 'Next page' }).click()
  await goToVersion(page, 1)
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
})

const picture = (page: Page) => page.locator('.zoom-content')
const percent = (page: Page) => page.locator('.zoom-scale')

test('a page is zoomed by buttons, keys and the wheel, and moved by arrows and by dragging', async ({
  page,
}, info) => {
  await openRoom(page, { kind: 'board' })
  const whole = await picture(page).boundingBox()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(percent(page)).toHaveText('150%')
  await page.keyboard.press('+')
  await expect(percent(page)).toHaveText('200%')
  await page.getByRole('button', { name: 'Zoom out' }).focus()
  await page.keyboard.press('-')
  await expect(percent(page)).toHaveText('150%')
  await page.keyboard.press('0')
  await expect(percent(page)).toHaveText('100%')

  // Zooming keeps the point under the pointer in place.
  const box = await sheet(page).boundingBox()
  if (!box || !whole) throw new Error('There is no page.')
  const [x, y] = [box.x + box.width * 0.25, box.y + box.height * 0.25]
  await page.mouse.move(x, y)
  await page.keyboard.down('Control')
  for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, -30)
  await page.keyboard.up('Control')
  await expect(percent(page)).not.toHaveText('100%')
  const near = await picture(page).boundingBox()
  if (!near) throw new Error('There is no page.')
  expect((x - near.x) / near.width).toBeCloseTo(0.25, 1)
  expect((y - near.y) / near.height).toBeCloseTo(0.25, 1)
  // The sheet keeps its size, and nothing around it moves.
  expect(await sheet(page).boundingBox()).toEqual(box)
  await page.screenshot({ path: info.outputPath('zoomed.png') })

  await page.keyboard.press('ArrowRight')
  const right = await picture(page).boundingBox()
  expect((right?.x ?? 0) - near.x).toBeCloseTo(-box.width * 0.2, -1)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 20, { steps: 4 })
  await page.mouse.up()
  const dragged = await picture(page).boundingBox()
  expect((dragged?.x ?? 0) - (right?.x ?? 0)).toBeCloseTo(60, -1)
  // A drag does not set a note's position; a click does.
  await expect(page.locator('.room-pin-next')).toHaveCount(0)
  await page.mouse.click(x, y)
  await expect(page.locator('.room-pin-next')).toHaveCount(1)
})

test('a stroke on a zoomed page appears under the pointer', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await composer(page).getByLabel(field).focus()
  await page.getByRole('radio', { name: 'Box' }).check({ force: true })
  const [box, content] = [await sheet(page).boundingBox(), await picture(page).boundingBox()]
  if (!box || !content) throw new Error('There is no page.')
  const from = [box.x + box.width * 0.3, box.y + box.height * 0.3] as const
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.7, { steps: 6 })
  await page.mouse.up()
  const drawn = page.getByRole('img', { name: 'Your drawing' }).locator('path')
  const [x = 0, y = 0] = ((await drawn.getAttribute('d'))?.match(/-?[\d.]+/g) ?? []).map(Number)
  expect(Math.abs(x - ((from[0] - content.x) / content.width) * 1280)).toBeLessThan(6)
  expect(Math.abs(y - ((from[1] - content.y) / content.height) * 720)).toBeLessThan(6)
})

test('two fingers zoom a page', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  const box = await sheet(page).boundingBox()
  if (!box) throw new Error('There is no page.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = await page.context().newCDPSession(page)
  const at = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(40) })
  for (const apart of [60, 90, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(apart) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(percent(page)).toHaveText('300%')
  await expect(page.locator('.room-pin-next')).toHaveCount(0)
})

test('pages can be selected by thumbnail and by number', async ({ page }, info) => {
  await openRoom(page, { kind: 'board' })
  const list = page.getByRole('navigation', { name: 'Pages' })
  await expect(list.getByRole('button')).toHaveCount(2)
  await expect(list.locator('img')).toHaveCount(2)
  await list.getByRole('button', { name: 'Page 2' }).click()
  await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'true')
  const number = page.getByLabel('Go to page')
  await number.fill('1')
  await number.press('Enter')
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible()
  await number.fill('99')
  await number.press('Enter')
  await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible()
  for (const [width, height] of [
    [360, 640],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: info.outputPath(`pages-${width}.png`) })
  }
})
