import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { watchVideos } from '../support/watch-videos'

async function goToScrubber(page: Page, address: string) {
  await page.goto(address)
  await page.locator('.stages').scrollIntoViewIfNeeded()
  const slider = page.getByRole('slider')
  await expect(slider).toBeVisible()
  return slider
}

test('the keyboard moves the cut through all stages', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'See all prices' }).focus()
  const slider = page.getByRole('slider', { name: 'Stage of production' })
  await expect(slider).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(slider).toBeFocused()

  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Storyboard')
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Storyboard / Animatic')
  await expect(slider).toHaveAttribute('aria-valuenow', '50')
  await page.keyboard.press('PageUp')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Animatic')
  await page.keyboard.press('ArrowUp')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Animatic / Previz')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Final')
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', 'Previz / Final')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pause the shot' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play the shot' })).toBeFocused()
  await expectNoViolations(page, '.stages')
})

test('in Arabic the order runs from right to left', async ({ page }) => {
  const slider = await goToScrubber(page, '/ar')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', 'ستوري بورد')
  const atFirst = await slider.boundingBox()
  await page.keyboard.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', 'ستوري بورد / أنيماتيك')
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', '300')
  const atLast = await slider.boundingBox()
  expect(atLast?.x ?? 0).toBeLessThan((atFirst?.x ?? 0) - 400)
})

test('the cut follows the pointer on the picture and a click on the scale', async ({ page }) => {
  const slider = await goToScrubber(page, '/')
  const frame = await page.locator('.stages-frame').boundingBox()
  const scale = await page.locator('.stages-scale').boundingBox()
  if (!frame || !scale) throw new Error('The scrubber has no size.')
  await page.mouse.click(scale.x + scale.width * 0.125, scale.y + 10)
  await expect(slider).toHaveAttribute('aria-valuetext', 'Storyboard')

  const y = frame.y + Math.min(frame.height, 200) / 2
  await page.mouse.move(frame.x + frame.width * 0.9, y)
  await page.mouse.down()
  await page.mouse.move(frame.x + frame.width * 0.3, y, { steps: 8 })
  await expect(slider).toHaveAttribute('aria-valuenow', /^(69|70|71)$/)
  await page.mouse.up()
  const hand = frame.x + frame.width * 0.3
  const cut = page.locator('.stages-layer').nth(1)
  await expect
    .poll(async () => Math.abs(((await cut.boundingBox())?.x ?? 0) - hand), {
      message: 'the cut comes to stand under the hand',
    })
    .toBeLessThan(frame.width * 0.01)

  await page.mouse.wheel(-frame.width * 0.4, 0)
  await expect(slider).toHaveAttribute('aria-valuenow', /^(29|30|31)$/)
})

test('all stages play in sync, loop at the end of the shot and pause out of view', async ({
  page,
}) => {
  const asked = watchVideos(page)
  await page.goto('/')
  expect(asked.filter((name) => /board|animatic|previz/.test(name))).toEqual([])
  await page.locator('.stages').scrollIntoViewIfNeeded()
  const clips = page.locator('.stages-layer video')
  await expect(clips).toHaveCount(4)
  await expect(page.locator('.stages[data-running]')).toBeVisible({ timeout: 20_000 })
  const times = () =>
    clips.evaluateAll((all: HTMLVideoElement[]) => all.map(({ currentTime }) => currentTime))
  const apart = async () => {
    const now = await times()
    return now.some((time) => time === 0) ? 1 : Math.max(...now) - Math.min(...now)
  }
  await expect.poll(apart, { timeout: 20_000 }).toBeLessThan(1 / 24)
  await expect.poll(async () => (await times())[0], { timeout: 20_000 }).toBeGreaterThan(4)
  await expect.poll(async () => (await times())[0], { timeout: 20_000 }).toBeLessThan(2)
  await expect.poll(apart, { timeout: 20_000 }).toBeLessThan(1 / 24)

  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight)
  })
  await expect
    .poll(() => clips.evaluateAll((all: HTMLVideoElement[]) => all.every(({ paused }) => paused)))
    .toBe(true)
})

test('without scripts the stages are side by side with their names', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  const names = await page.locator('.stages-names > li').allTextContents()
  expect(names).toEqual(['Storyboard', 'Animatic', 'Previz', 'Final'])
  await expect(page.locator('.stages-layer img')).toHaveCount(4)
  await expect(page.locator('.stages-thumb')).toBeHidden()
  const frame = await page.locator('.stages-frame').boundingBox()
  const second = await page.locator('.stages-layer').nth(1).boundingBox()
  expect(second?.x ?? 0).toBeCloseTo((frame?.x ?? 0) + (frame?.width ?? 0) / 4, 0)
  await context.close()
})
