import { expect, test, type Page } from '@playwright/test'
import type { SetScene } from '../../packages/shared/src/contracts/virtual-set'
import { encodeSet, SET_LINK } from '../../packages/shared/src/set-link'
import { frameOf, openTool, sceneOf, SET_WORDS, TOOL, untilOpen } from '../support/virtual-set'

declare global {
  interface Window {
    /** The data that the page passed to the system's share sheet. */
    handedOver?: { files: File[]; url: string }
  }
}

async function openShare(page: Page) {
  await page.getByRole('button', { name: SET_WORDS.en.share, exact: true }).click()
  return page.getByRole('dialog', { name: 'Share this set' })
}

test('the system’s share sheet gets the picture as a file, and the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', {
      value: (given: { files: File[]; url: string }) => {
        window.handedOver = given
        return Promise.resolve()
      },
    })
  })
  await openTool(page, TOOL)
  const dialog = await openShare(page)
  const link = dialog.getByLabel('Link to this set')
  await expect(link).toHaveValue(/#set=/)
  await dialog.getByRole('button', { name: 'Share the picture' }).click()
  const given = await page.evaluate(async () => {
    const { files = [], url } = window.handedOver ?? {}
    const [file] = files
    if (!file) return null
    const { width, height } = await createImageBitmap(file)
    return { count: files.length, name: file.name, type: file.type, width, height, url }
  })
  expect(given).toEqual({
    ...{ count: 1, name: 'virtual-set.png', type: 'image/png', width: 1920, height: 1080 },
    url: await link.inputValue(),
  })
})

test('a second link shows its own set and not that of the first', async ({ page }) => {
  await openTool(page, TOOL)
  const example = await sceneOf(page)
  const before = (key: string): SetScene => ({
    ...example,
    background: {
      source: { from: 'library', key },
      ...{ isFlippedX: false, isFlippedY: false, scale: 1, x: 0, y: 0, blur: 0 },
    },
  })
  const addressOf = (key: string) => `${SET_LINK}${encodeSet(before(key))}`
  const backgroundNamed = (name: string) =>
    page
      .getByRole('region', { name: 'In the set' })
      .getByRole('button', { name: `Background: ${name}` })
  await page.goto('about:blank')
  await page.goto(`${TOOL}${addressOf('forest')}`)
  await untilOpen(page)
  await expect(backgroundNamed('Forest path')).toBeVisible()

  await page.evaluate((address) => {
    location.hash = address
  }, addressOf('roof-night'))
  await expect(backgroundNamed('City roof at night')).toBeVisible()
  await untilOpen(page)
  expect(await sceneOf(page)).toEqual(before('roof-night'))
  // The undo history of the first set does not apply to the second.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await expect(frameOf(page)).toHaveCount(1)
})

/** Measures the lightness of the upper left of the dialog's picture, from 0 to 255. */
function lightness(page: Page): Promise<number> {
  return page.locator('.set-share-picture').evaluate(async (element) => {
    const image = element as HTMLImageElement
    await image.decode()
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 32, height: 18 })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 32, 18)
    const { data = [] } = context?.getImageData(0, 0, 8, 5) ?? {}
    const values = [...data].filter((_, at) => at % 4 !== 3)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  })
}

test('a picture that is shared at once waits for its background to load', async ({ page }) => {
  await openTool(page, TOOL)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let held = 0
  await page.route(/^https?:/, async (route) => {
    if (route.request().resourceType() === 'image') {
      held += 1
      await arrival
    }
    await route.continue()
  })
  await page.getByRole('button', { name: 'Use as background: Desert at dusk' }).click()
  const dialog = await openShare(page)
  const save = dialog.getByText('Save the picture')
  await expect.poll(() => held).toBeGreaterThan(0)
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  arrive()
  await expect(save).toHaveAttribute('href', /^blob:/)
  const early = await lightness(page)
  // An empty picture in the page's dark color has a lightness of 16.
  expect(early).toBeGreaterThan(35)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await openShare(page)
  await expect(save).toHaveAttribute('href', /^blob:/)
  expect(Math.abs((await lightness(page)) - early)).toBeLessThan(1)
})

test('a message says which picture of the set could not be loaded', async ({ page }) => {
  await openTool(page, TOOL)
  await page.route(/^https?:/, async (route) => {
    if (route.request().resourceType() === 'image') await route.abort()
    else await route.continue()
  })
  await page.getByRole('button', { name: 'Use as background: Desert at dusk' }).click()
  const dialog = await openShare(page)
  await expect(dialog.getByRole('alert')).toContainText('could not be loaded')
  await expect(dialog.getByText('Save the picture')).toHaveAttribute('href', /^blob:/)
})
