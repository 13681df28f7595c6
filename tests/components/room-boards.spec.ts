import { expect, type Page, test } from '@playwright/test'
import { composer, draw, surface } from '../support/review-room'
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

test('a drawing on a page outlives a new page of the browser, and is sent', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await drawBox(page)
  await composer(page).getByLabel(field).fill('Closer')
  await page.reload()
  await expect(page.getByRole('img', { name: 'Your drawing' }).locator('path')).toHaveCount(1)
  await expect(composer(page).getByLabel(field)).toHaveValue('Closer')
  await composer(page).getByRole('button', { name: 'Send note' }).click()
  await expect(page.getByRole('img', { name: 'Drawing of note 1' })).toHaveCount(1)
})

test('what was drawn stays with its page, whatever is clicked on another', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await drawBox(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await sheet(page).click({ position: { x: 50, y: 50 } })
  await expect(composer(page).locator('.anchor-place')).toHaveText('Page 1')
})

test('only the first button of a mouse says where', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await sheet(page).click({ button: 'right', position: { x: 50, y: 50 } })
  await expect(page.locator('.room-pin-next')).toHaveCount(0)
  await sheet(page).click({ position: { x: 50, y: 50 } })
  await expect(page.locator('.room-pin-next')).toHaveCount(1)
})

test('a page is as wide as its height says, and strokes lie under the pointer', async ({
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

test('a version with fewer pages shows the last that it has', async ({ page }) => {
  await openRoom(page, { kind: 'board' })
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'V1 Board' }).click()
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible()
})
