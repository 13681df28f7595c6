import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { inFullOnly } from '../support/depth'
import { goToVersion, untilSeen } from '../support/review-room'
import { openRoom } from './room-page'

const SCREENS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const

const switcher = (page: Page) => page.locator('.room-versions')
const menuButton = (page: Page) => page.locator('.room-versions-open')
const menu = (page: Page) => page.locator('.room-version-menu')

async function expectOnScreen(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 0.5)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 0.5)
}

for (const kind of ['film', 'demo'] as const) {
  for (const locale of ['en', 'de', 'ar'] as const) {
    const details = inFullOnly((kind === 'demo') !== (locale === 'de'))
    test(
      `twelve versions leave the controls on every screen: ${kind}, ${locale}`,
      details,
      async ({ page }) => {
        await openRoom(page, { kind, locale, versionCount: 12 })
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height })
          await page.evaluate(() => document.querySelector('.room')?.scrollTo(0, 0))
          const buttons = page.locator('.player-button:visible')
          await expectOnScreen(page, buttons.first())
          await expectOnScreen(page, buttons.last())
          await expectOnScreen(page, page.locator('.player-play'))
          await expectOnScreen(page, menuButton(page))
          await expect(menuButton(page)).toContainText('12')
        }
      },
    )
  }
}

test('the menu lists every version with picture, date and sender, and opens one', async ({
  page,
}, info) => {
  await openRoom(page, { versionCount: 12 })
  await menuButton(page).click()
  const rows = menu(page).locator('.room-version-row')
  await expect(rows).toHaveCount(12)
  // The newest version is first.
  await expect(rows.first()).toHaveAttribute('aria-current', 'true')
  await expect(rows.first()).toContainText('V12')
  await expect(rows.first()).toContainText('Jonas Berg')
  await expect(rows.first().locator('time')).toHaveCount(1)
  await expect(rows.first().locator('img')).toHaveCount(1)
  await expectNoViolations(page)
  await page.screenshot({ path: info.outputPath('menu.png') })
  await rows.nth(9).click()
  await expect(menu(page)).toBeHidden()
  await expect(menuButton(page)).toContainText('V3')
  await expect(menuButton(page)).toBeFocused()
})

test('a few versions are buttons in a row as long as they fit', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openRoom(page)
  const tabs = switcher(page).locator('.room-version-button')
  await expect(tabs).toHaveCount(4)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tabs).toHaveCount(0)
  await expect(menuButton(page)).toContainText('V4 harbor-v4.mp4')
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(tabs).toHaveCount(4)
})

test('a paused film can be zoomed, and arrows move the focused picture', async ({ page }, info) => {
  await openRoom(page)
  const box = await page.locator('.player-picture').boundingBox()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(page.locator('.zoom-scale')).toHaveText('200%')
  await expect(page.locator('video')).toHaveJSProperty('paused', true)
  const view = page.getByRole('region', { name: /Zoomed picture/ })
  const before = await page.locator('video').boundingBox()
  expect(before?.width).toBeCloseTo((box?.width ?? 0) * 2, 0)
  const time = page.locator('.player-timecode')
  await page.keyboard.press('ArrowRight')
  await expect(time).toHaveValue('00:00:00:01')
  await view.focus()
  await page.keyboard.press('ArrowRight')
  await expect(time).toHaveValue('00:00:00:01')
  expect((await page.locator('video').boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await page.screenshot({ path: info.outputPath('film.png') })
  await page.keyboard.press('0')
  expect(await page.locator('.player-picture').boundingBox()).toEqual(box)
  await expect(view).toHaveCount(0)
})

test('another version opens at the same time, also at another frame rate', async ({ page }) => {
  await openRoom(page, { versionCount: 3, hasOtherRates: true })
  const number = page.locator('.player-number bdi')
  await goToVersion(page, 1)
  await untilSeen(page)
  await page.locator('.player-timecode').fill('00:00:03:00')
  await page.keyboard.press('Enter')
  await expect(number).toHaveText('75')
  for (const [version, frame] of [
    [2, '72'],
    [3, '180'],
    [1, '75'],
    [3, '180'],
    [2, '72'],
  ] as const) {
    await goToVersion(page, version)
    await expect(number).toHaveText(frame)
  }
})

test('the comparison with the original is for the studio, and others are told what is missing', async ({
  page,
}) => {
  const frames = { original: 720, shown: 720, areTimesEqual: true }
  const checks = page.locator('.room-checks')
  await openRoom(page, { role: 'studio', checks: { frames, remarks: [] } })
  await expect(checks).toContainText('720 of 720 frames, times equal')
  await openRoom(page, { checks: { frames, remarks: [{ kind: 'mixedDown', value: 6 }] } })
  await expect(checks).toHaveCount(0)
  await openRoom(page, { checks: { frames: { ...frames, shown: 700 }, remarks: [] } })
  await expect(checks).toHaveText(/^A few pictures of this film are missing/)
  await expect(checks).not.toContainText('720')
})

test('the studio names, removes and restores a version', async ({ page }, info) => {
  await openRoom(page, { role: 'studio' })
  const rows = menu(page).locator('.room-version-row')
  await menuButton(page).click()
  await page.getByRole('button', { name: 'Name and describe version 3' }).click()
  const naming = page.getByRole('dialog')
  await naming.getByLabel('Name').fill('Director’s cut')
  await naming.getByLabel('What is new').fill('With the new ending.')
  await expectNoViolations(page)
  await page.screenshot({ path: info.outputPath('describe.png') })
  await naming.getByRole('button', { name: 'Save' }).click()
  await expect(naming).toHaveCount(0)
  await menuButton(page).click()
  await expect(rows.nth(1)).toContainText('Director’s cut')
  await expect(rows.nth(1)).toContainText('With the new ending.')
  await page.screenshot({ path: info.outputPath('menu.png') })

  await page.getByRole('button', { name: 'Remove version 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await menuButton(page).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toHaveAttribute('aria-current', 'true')

  await page.getByRole('button', { name: 'Removed versions' }).click()
  const trash = page.getByRole('dialog')
  await expect(trash).toContainText('harbor-v4.mp4')
  await page.screenshot({ path: info.outputPath('removed.png') })
  await trash.getByRole('button', { name: 'Restore version 4' }).click()
  await expect(trash).toContainText('No version has been removed.')
  await trash.getByRole('button', { name: 'Close' }).click()
  await menuButton(page).click()
  await expect(rows).toHaveCount(4)

  await page.getByRole('button', { name: 'Remove version 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('alert')).toContainText('signed off')
})

test('clients see names and dates, and change nothing', async ({ page }) => {
  await openRoom(page)
  await menuButton(page).click()
  await expect(menu(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /Remove|Name and describe/ })).toHaveCount(0)
})

const file = { name: 'harbor-v5.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(4_000, 1) }

test('the next version can be uploaded in the room, which shows the progress', async ({
  page,
}, info) => {
  await openRoom(page, { mayUpload: true })
  await page.getByRole('button', { name: 'Upload a version' }).click()
  await page.getByLabel('Choose files').setInputFiles(file)
  await expect(page.getByRole('button', { name: 'Uploading: 50%' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your files' })).toContainText('harbor-v5.mp4')
  await expectNoViolations(page)
  await page.screenshot({ path: info.outputPath('upload.png') })
  await page.evaluate(() => dispatchEvent(new Event('arrived')))
  await expect(page.getByRole('list', { name: 'Your files' })).toContainText('Uploaded.')
  await page.getByLabel('Choose files').setInputFiles({ ...file, name: 'setup.exe' })
  await expect(page.getByRole('list', { name: 'Your files' })).toContainText(
    'We don’t accept files of this kind',
  )
})

async function dropOnRoom(page: Page, isLeftThere: boolean): Promise<void> {
  await page.evaluate((isLeft) => {
    const data = new DataTransfer()
    data.items.add(new File(['film'], 'harbor-v5.mp4', { type: 'video/mp4' }))
    const about = { dataTransfer: data, bubbles: true, cancelable: true }
    const room = document.querySelector('.room')
    room?.dispatchEvent(new DragEvent('dragover', about))
    if (isLeft) room?.dispatchEvent(new DragEvent('drop', about))
  }, isLeftThere)
}

test('a file dropped on the room becomes the next version', async ({ page }) => {
  await openRoom(page, { mayUpload: true })
  await dropOnRoom(page, false)
  await expect(page.getByText('Drop the file here: it becomes version 5.')).toBeVisible()
  await dropOnRoom(page, true)
  await expect(page.getByText('Drop the file here: it becomes version 5.')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Your files' })).toContainText('harbor-v5.mp4')
})

test('an empty room accepts the first version from readers who may upload', async ({
  page,
}, info) => {
  await openRoom(page, { versionCount: 0, mayUpload: true })
  await expect(page.getByText('There is no version here yet.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('empty.png') })
  await dropOnRoom(page, true)
  await expect(page.getByRole('list', { name: 'Your files' })).toContainText('harbor-v5.mp4')
  await expectNoViolations(page)
})

test('an empty room tells other readers that a version will follow', async ({ page }) => {
  await openRoom(page, { versionCount: 0 })
  await expect(page.getByText(/as soon as the studio has uploaded it/)).toBeVisible()
  await expect(page.getByLabel('Choose files')).toHaveCount(0)
  await dropOnRoom(page, true)
  await expect(page.getByRole('list', { name: 'Your files' })).toHaveCount(0)
})
