import { expect, test } from '@playwright/test'
import { secondsOf } from '../../packages/shared/src/review/frames'
import { formatTimecode } from '../../packages/shared/src/review/timecode'
import { FILMS } from './films'
import { openPlayer, see, untilLanded } from './player-page'

const FILM = FILMS['25']

test('only the last of many seeks resolves with its frame shown', async ({ page }) => {
  await openPlayer(page, { film: FILM })
  const outcomes = await page.evaluate(() => {
    const frames = Array.from({ length: 40 }, (_, index) => 1_000 - index * 17)
    return Promise.all(frames.map((frame) => window.playerPage.player.seekToFrame(frame)))
  })
  expect(outcomes).toEqual([...Array<boolean>(39).fill(false), true])
  expect(await see(page)).toMatchObject({ number: 337, frame: 337 })
})

test(
  'a pause lands on the frame that is seen, and says its timecode',
  { tag: '@pace' },
  async ({ page }) => {
    await openPlayer(page, { film: FILM })
    for (const wait of [700, 430, 610]) {
      const before = (await see(page)).number
      await page.keyboard.press('Space')
      await page.waitForTimeout(wait)
      await page.keyboard.press('k')
      await untilLanded(page)
      const { number, frame, timecode } = await see(page)
      expect(number).toBeGreaterThan(before)
      expect([frame, timecode]).toEqual([number, formatTimecode(number, FILM.facts)])
      // The player's frame is compared with the video's clock, which other browsers rely on.
      const seconds = await page.evaluate(() => document.querySelector('video')?.currentTime)
      expect(seconds).toBeCloseTo(secondsOf(number, FILM.facts.rate), 4)
    }
  },
)

test('a loop runs from in to out, both included', { tag: '@pace' }, async ({ page }) => {
  await openPlayer(page, { film: FILM })
  await page.evaluate(() => window.playerPage.player.seekToFrame(100))
  await page.keyboard.press('i')
  for (let time = 0; time < 12; time += 1) await page.keyboard.press('ArrowRight')
  await untilLanded(page)
  await page.keyboard.press('o')
  await page.keyboard.press('r')
  await page.evaluate(() => (window.playerPage.frames.length = 0))
  await page.keyboard.press('Space')
  await expect
    .poll(() =>
      page.evaluate(() => window.playerPage.frames.filter((frame) => frame === 112).length),
    )
    .toBeGreaterThan(1)
  await page.keyboard.press('Space')
  await untilLanded(page)
  const frames = await page.evaluate(() => window.playerPage.frames)
  const again = frames.slice(frames.indexOf(112))
  expect(Math.min(...frames)).toBe(100)
  expect(Math.min(...again)).toBeLessThanOrEqual(101)
  // The browser may show another frame before it seeks back.
  expect(Math.max(...frames)).toBeLessThanOrEqual(113)
})

test(
  'without a loop it stops at out, and begins at in when it is played again',
  { tag: '@pace' },
  async ({ page }) => {
    await openPlayer(page, { film: FILM })
    await page.evaluate(() => {
      window.playerPage.player.setRange({ in: 40, out: 50 })
      return window.playerPage.player.seekToFrame(42)
    })
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press('Space')
      await page.waitForFunction(() => window.playerPage.player.getState().isPlaying)
      await untilLanded(page)
      expect(await see(page)).toMatchObject({ number: 50, frame: 50 })
    }
  },
)

test(
  'J runs backwards, faster with each press, and K lands',
  { tag: '@pace' },
  async ({ page }) => {
    await openPlayer(page, { film: FILM })
    await page.evaluate(() => window.playerPage.player.seekToFrame(600))
    await page.evaluate(() => (window.playerPage.frames.length = 0))
    for (const speed of [-1, -2, -4]) {
      await page.keyboard.press('j')
      expect(await page.evaluate(() => window.playerPage.player.getState().speed)).toBe(speed)
      await page.waitForTimeout(500)
    }
    await page.keyboard.press('k')
    await untilLanded(page)
    const frames = await page.evaluate(() => window.playerPage.frames)
    expect(frames).toEqual(frames.toSorted((one, other) => other - one))
    const { number, frame } = await see(page)
    expect(frame).toBe(number)
    expect(number).toBeLessThan(590)
    expect(frames.length).toBeGreaterThan(10)
  },
)

test(
  'at its end the film stands on its last frame, and begins anew',
  { tag: '@pace' },
  async ({ page }) => {
    await openPlayer(page, { film: FILM })
    const last = FILM.facts.frameCount - 1
    await page.evaluate((frame) => window.playerPage.player.seekToFrame(frame), last - 20)
    await page.keyboard.press('l')
    await page.waitForFunction(() => window.playerPage.player.getState().isPlaying)
    await untilLanded(page)
    expect(await see(page)).toMatchObject({ number: last, frame: last })
    await page.keyboard.press('l')
    await page.waitForFunction(() => window.playerPage.player.frame < 100)
  },
)

test('a press on the timeline seeks to the frame of the pressed cell', async ({ page }) => {
  await openPlayer(page, { film: FILM })
  const slider = page.getByRole('slider', { name: 'Position in the film' })
  const box = await slider.boundingBox()
  if (!box) throw new Error('The timeline is not seen.')
  const frameAt = (share: number) => Math.floor(share * FILM.facts.frameCount)
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.25, y)
  await page.mouse.down()
  for (const share of [0.3, 0.5, 0.7]) await page.mouse.move(box.x + box.width * share, y)
  await page.mouse.up()
  await untilLanded(page)
  const { number } = await see(page)
  expect(Math.abs(number - frameAt(0.7))).toBeLessThanOrEqual(1)
  await expect(slider).toHaveAttribute('aria-valuetext', formatTimecode(number, FILM.facts))
  await slider.press('PageDown')
  await untilLanded(page)
  expect((await see(page)).number).toBe(number - 25)
})

test('a film that fails to load shows an error, and loads on the next try', async ({ page }) => {
  await openPlayer(page, { film: FILM })
  await page.evaluate(() => window.playerPage.player.seekToFrame(321))
  await page.route('**/25.mp4', (route) => route.abort())
  await page.evaluate(() => document.querySelector('video')?.load())
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/25.mp4')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The loaded film shows its first frame before it returns to the place.
  await expect.poll(() => see(page)).toMatchObject({ number: 321, frame: 321 })
})
