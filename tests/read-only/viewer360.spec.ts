import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { browserOptions } from '../support/browser-options'

/** Browser options for WebGL without a graphics card. */
const DRAWING = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

test.use({
  launchOptions: { ...browserOptions(), args: [...(browserOptions().args ?? []), ...DRAWING] },
})

const PATH = '/360-animation-doctor-strange'

/** Counts the bytes of the scripts that a page loads. */
function watchScripts(page: Page): () => number {
  let bytes = 0
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    void answer.body().then(
      (body) => (bytes += body.length),
      () => undefined,
    )
  })
  return () => bytes
}

async function lookAround(page: Page) {
  await page.getByRole('button', { name: 'Look around' }).click()
  await expect(page.getByRole('toolbar', { name: 'Look around' })).toBeVisible({ timeout: 30_000 })
}

/** Takes a screenshot of the canvas, to compare it before and after turning. */
async function drawn(page: Page): Promise<string> {
  return (await page.locator('canvas').screenshot()).toString('base64')
}

test(
  'the viewer’s scripts load when a visitor opens it, and not before',
  { tag: '@core' },
  async ({ page }) => {
    const bytes = watchScripts(page)
    await page.goto(PATH)
    // The page's own scripts load after the first paint, so the test waits for them.
    await expect.poll(bytes).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const before = bytes()
    await expect(page.locator('canvas')).toHaveCount(0)
    await lookAround(page)
    expect(bytes() - before).toBeGreaterThan(300_000)
  },
)

test('every direction has a key and a button, and closing shows the still again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(PATH)
  await lookAround(page)
  const place = page.getByRole('application')
  await place.focus()
  let last = await drawn(page)
  for (const key of ['ArrowRight', 'ArrowUp', '+', '-']) {
    await page.keyboard.press(key)
    await expect.poll(() => drawn(page), { message: key }).not.toBe(last)
    last = await drawn(page)
  }
  for (const name of ['Look left', 'Look down', 'Closer']) {
    await page.getByRole('button', { name }).click()
    await expect.poll(() => drawn(page), { message: name }).not.toBe(last)
    last = await drawn(page)
  }
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Close the view' }).click()
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Look around' })).toBeFocused()
})

test('a browser without WebGL gets a message and keeps the still', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Look around' }).click()
  await expect(page.getByText('could not be opened in this browser')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Look around' })).toBeVisible()
})

test('dragging the line cuts before and after, in both directions', async ({ page }) => {
  for (const [locale, key] of [
    ['', 'ArrowRight'],
    ['/ar', 'ArrowLeft'],
  ] as const) {
    await page.goto(`${locale}/virtual-production-real-estate#before-and-after`)
    const slider = page.getByRole('slider')
    await slider.focus()
    for (let step = 0; step < 10; step += 1) await page.keyboard.press(key)
    await expect(slider).toHaveValue('60')
    await expect(slider).toHaveAttribute('aria-valuetext', /60/)
    const top = await page
      .locator('#before-and-after')
      .evaluate((part) => part.getBoundingClientRect().top)
    expect(Math.abs(top)).toBeLessThan(600)
  }
})

test('a line dragged before the scripts loaded keeps its position', async ({ page }) => {
  let letThrough: () => void = () => undefined
  const isFree = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await isFree
    await route.continue()
  })
  await page.goto('/virtual-production-real-estate#before-and-after', { waitUntil: 'commit' })
  const slider = page.getByRole('slider')
  await slider.focus()
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('60')
  letThrough()
  await expect(slider).toHaveAttribute('aria-valuetext', /60/)
  await expect(slider).toHaveValue('60')
})
