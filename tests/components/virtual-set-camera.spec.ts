import { expect, test, type Page } from '@playwright/test'
import { frameOf, openTool, TOOL } from '../support/virtual-set'

declare global {
  interface Window {
    /** The video tracks of the mock camera. */
    cameraTracks?: MediaStreamTrack[]
  }
}

/** Mocks a camera that shows a dark figure on green, a fifth as wide as the picture. */
async function giveCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getUserMedia = () => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 640, height: 480 })
      const context = canvas.getContext('2d')
      const draw = () => {
        if (!context) return
        context.fillStyle = '#10b040'
        context.fillRect(0, 0, 640, 480)
        context.fillStyle = '#1b1b22'
        context.fillRect(256, 96, 128, 384)
      }
      draw()
      const stream = canvas.captureStream(20)
      // A canvas stream delivers a frame only when something is drawn.
      setInterval(draw, 50)
      window.cameraTracks = stream.getTracks()
      return Promise.resolve(stream)
    }
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
  })
}

const cameraOf = (page: Page) => page.getByRole('dialog', { name: 'A photo from your camera' })
const states = (page: Page) =>
  page.evaluate(() => window.cameraTracks?.map(({ readyState }) => readyState))

test('three seconds after a picture was requested the person is in the set, and the camera is off', async ({
  page,
}) => {
  await giveCamera(page)
  await openTool(page, TOOL)
  const opener = page.getByRole('button', { name: 'Use the camera' })
  await opener.click()
  const dialog = cameraOf(page)
  const take = dialog.getByRole('button', { name: 'Take the photo in 3 seconds' })
  await take.click()
  await expect(dialog.getByText(/^Photo in \d seconds?$/)).toBeVisible()
  expect(await states(page)).toEqual(['live'])
  await expect(dialog).toBeHidden()
  await expect.poll(() => states(page)).toEqual(['ended'])
  await expect(opener).toBeFocused()

  const list = page.getByRole('region', { name: 'In the set' })
  const own = list.getByRole('button', { name: 'Own picture', exact: true })
  await expect(own).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Own picture added')).toBeAttached()
  // Once the green is removed, the figure is a third as wide as it is high.
  await expect
    .poll(async () => {
      const box = await page.locator('.set-chosen').boundingBox()
      return box ? box.width / box.height : 0
    })
    .toBeCloseTo(1 / 3, 1)
})

test('a message explains that the camera was refused', async ({ page }) => {
  await page.addInitScript(() => {
    const getUserMedia = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
  })
  await openTool(page, TOOL)
  const opener = page.getByRole('button', { name: 'Use the camera' })
  await opener.click()
  const dialog = cameraOf(page)
  await expect(dialog.getByRole('status')).toContainText(
    'The browser didn’t allow access to a camera.',
  )
  await expect(dialog.getByRole('button')).toHaveText(['Close'])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('the camera stays visible when the screen is rotated, and restores the focus', async ({
  page,
}) => {
  await giveCamera(page)
  await page.setViewportSize({ width: 800, height: 1100 })
  await openTool(page, TOOL)
  await page
    .getByRole('navigation', { name: 'Parts of the tool' })
    .getByRole('button', { name: 'Light' })
    .click()
  // The panel with the people is visible on a wide screen, and hidden again on a narrow one.
  await page.setViewportSize({ width: 1100, height: 800 })
  await page.getByRole('button', { name: 'Use the camera' }).click()
  const dialog = cameraOf(page)
  await expect(dialog).toBeVisible()
  await page.setViewportSize({ width: 800, height: 1100 })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(frameOf(page)).toBeFocused()
  await expect.poll(() => states(page)).toEqual(['ended'])
})
