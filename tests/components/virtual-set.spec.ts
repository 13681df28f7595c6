import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import {
  frameOf,
  linkOf,
  onFrame,
  openTool,
  personIn,
  sceneOf,
  SET_WORDS,
  TOOL,
  touch,
  untilOpen,
} from '../support/virtual-set'

/** The allowed deviation as a share of the frame. It is about a pixel. */
const CLOSE = 0.02

test('a set can be composed by keyboard alone, and every step is announced', async ({ page }) => {
  await page.goto(TOOL)
  await page.getByRole('button', { name: SET_WORDS.en.open }).press('Enter')
  await untilOpen(page)
  await expect(frameOf(page)).toBeFocused()
  const before = personIn(await sceneOf(page))
  await frameOf(page).focus()
  const said = page.getByRole('dialog').getByRole('status').last()
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp', '+'])
    await page.keyboard.press(key)
  await expect(said).toContainText('from the left')
  const after = personIn(await sceneOf(page))
  expect(after.x).toBeCloseTo(before.x + 0.02, 2)
  expect(after.y).toBeCloseTo(before.y - 0.05, 2)
  expect(after.scale).toBeGreaterThan(before.scale)

  await page.getByRole('button', { name: 'Add: Dancer' }).press('Enter')
  await expect(said).toHaveText('Dancer added')
  const list = page.getByRole('region', { name: 'In the set' })
  const dancer = list.getByRole('button', { name: 'Dancer' })
  await expect(dancer).toHaveAttribute('aria-pressed', 'true')
  await dancer.press('[')
  await expect(said).toHaveText(/^Dancer: \d of \d from the back$/)
  await dancer.press('Delete')
  await expect(said).toHaveText('Dancer removed')
  await expect(dancer).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(dancer).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(dancer).toHaveCount(0)
})

test('a mouse moves, resizes and selects parts of the set', async ({ page }) => {
  await openTool(page, TOOL)
  const before = personIn(await sceneOf(page))
  const body = { x: before.x, y: before.y - before.scale * 0.55 }
  await page.mouse.move(...(await onFrame(page, body.x, body.y)))
  await page.mouse.down()
  await page.mouse.move(...(await onFrame(page, body.x + 0.2, body.y - 0.1)), { steps: 6 })
  await page.mouse.up()
  const moved = personIn(await sceneOf(page))
  expect(Math.abs(moved.x - before.x - 0.2)).toBeLessThan(CLOSE)
  expect(Math.abs(moved.y - before.y + 0.1)).toBeLessThan(CLOSE)

  await page.mouse.move(...(await onFrame(page, moved.x, moved.y - moved.scale * 0.55)))
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => personIn(await sceneOf(page)).scale).toBeGreaterThan(moved.scale)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(personIn(await sceneOf(page))).toEqual(before)

  await page.mouse.click(...(await onFrame(page, 0.97, 0.06)))
  await expect(page.getByRole('button', { name: /^Background:/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a shared set opens unchanged for another visitor', async ({ page, browser }) => {
  await openTool(page, TOOL)
  await page.getByRole('button', { name: 'Use as background: Desert at dusk' }).click()
  await page.getByRole('button', { name: 'Add: Dancer' }).click()
  await page
    .getByRole('region', { name: 'In the set' })
    .getByRole('slider', { name: 'Size' })
    .fill('0.9')
  await page
    .getByRole('region', { name: 'In the set' })
    .getByRole('button', { name: 'Flip horizontally' })
    .click()
  const link = await linkOf(page)
  const sent = await sceneOf(page)

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await theirs.goto(link)
  await untilOpen(theirs)
  await expect(theirs.getByText('Somebody shared this set with you.')).toBeVisible()
  expect(await sceneOf(theirs)).toEqual(sent)
  expect(personIn(sent)).toMatchObject({ scale: 0.9, isFlippedX: true })
  // The visitor's changes are saved as their own set, and survive a reload.
  await frameOf(theirs).press('ArrowLeft')
  await expect.poll(() => theirs.url()).not.toContain('#set')
  await theirs.waitForTimeout(300)
  await theirs.reload()
  await theirs.getByRole('button', { name: SET_WORDS.en.open }).click()
  await untilOpen(theirs)
  expect(personIn(await sceneOf(theirs)).x).toBeCloseTo(personIn(sent).x - 0.01, 2)
  await other.close()
})

test('a truncated link opens the tool with a message and the default set', async ({ page }) => {
  await page.goto(`${TOOL}#set=WzEsWyJsb2Z0`)
  await untilOpen(page)
  await expect(page.getByText('This link contains no set')).toBeVisible()
  expect((await sceneOf(page)).people.length).toBeGreaterThan(0)
})

test('the picture that is saved is as wide as a film', async ({ page }) => {
  await openTool(page, TOOL)
  await page.getByRole('button', { name: SET_WORDS.en.share, exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save the picture' }).click()
  const file = await readFile(await (await saving).path())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1920, 1080])
  expect(file.length).toBeGreaterThan(200_000)
})

test('axe finds no violations on a desktop or on a phone', async ({ page }) => {
  await openTool(page, TOOL)
  await page.getByRole('button', { name: 'Safe areas and floor' }).click()
  await expectNoViolations(page, 'dialog')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const panel of ['Background', 'In the set', 'Light', 'People']) {
    await page
      .getByRole('navigation', { name: 'Parts of the tool' })
      .getByRole('button', { name: panel })
      .click()
    await expectNoViolations(page, 'dialog')
  }
})

test('in Arabic the tool is mirrored, but directions in the picture are not', async ({ page }) => {
  await page.goto(`${TOOL}?locale=ar`)
  await page.getByRole('button', { name: SET_WORDS.ar.open }).click()
  await untilOpen(page)
  const frame = frameOf(page)
  await expect(frame).toHaveAccessibleName(SET_WORDS.ar.frame)
  const [objects, tiles] = await Promise.all([
    page.getByRole('region', { name: 'في المشهد' }).boundingBox(),
    page.getByRole('region', { name: 'الخلفية' }).boundingBox(),
  ])
  expect(objects?.x).toBeLessThan(tiles?.x ?? 0)
  const chosen = page.locator('.set-chosen')
  const before = await chosen.boundingBox()
  await frame.press('Shift+ArrowRight')
  await expect
    .poll(async () => (await chosen.boundingBox())?.x)
    .toBeGreaterThan(before?.x ?? Infinity)
  await expectNoViolations(page, 'dialog')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('one finger moves, two fingers resize, and the controls are below the picture', async ({
    page,
  }) => {
    await openTool(page, TOOL)
    const before = personIn(await sceneOf(page))
    const y = before.y - before.scale * 0.55
    await touch(page, [[[before.x, y]], [[before.x + 0.06, y]], [[before.x + 0.15, y]]])
    const moved = personIn(await sceneOf(page))
    expect(Math.abs(moved.x - before.x - 0.15)).toBeLessThan(CLOSE)

    await touch(page, [
      [[moved.x, y]],
      [
        [moved.x, y],
        [moved.x + 0.1, y],
      ],
      [
        [moved.x, y],
        [moved.x + 0.15, y],
      ],
    ])
    const sized = personIn(await sceneOf(page))
    expect(sized.scale / moved.scale).toBeCloseTo(1.5, 1)

    const [frame, tabs] = await Promise.all([
      frameOf(page).boundingBox(),
      page.getByRole('navigation', { name: 'Parts of the tool' }).boundingBox(),
    ])
    expect(frame?.width).toBe(360)
    expect(tabs?.y).toBeGreaterThan((frame?.y ?? 0) + (frame?.height ?? 0))
    await page.getByRole('button', { name: 'In the set' }).tap()
    await expect(page.getByRole('slider', { name: 'Size' })).toBeInViewport()
  })
})
