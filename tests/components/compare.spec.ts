import { expect, type Page, test } from '@playwright/test'
import { convertFrame } from '../../packages/shared/src/review/frames'
import { FILMS } from './films'
import { openPlayer, untilLanded } from './player-page'
import { randomFrom } from './frame-walk'

/** Reads the frame numbers that are drawn in the two pictures. */
function numbers(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('video')].map((video) => window.readNumber(video)),
  )
}

test('two versions show the same frame, both side by side and as layers', async ({ page }) => {
  const film = FILMS['25']
  await openPlayer(page, { film, other: { ...film, file: '25.mp4?other' } })
  const random = randomFrom(7)
  for (const mode of ['Wipe', 'Difference', 'Side by side']) {
    await page.getByText(mode, { exact: true }).click()
    for (let turn = 0; turn < 15; turn += 1) {
      const frame = random(film.facts.frameCount)
      const isShown = await page.evaluate((to) => window.playerPage.player.seekToFrame(to), frame)
      expect([isShown, ...(await numbers(page))]).toEqual([true, frame, frame])
    }
  }
})

test('a film with another rate shows the frame of the same time, and an offset shifts it', async ({
  page,
}) => {
  const [film, other] = [FILMS['24'], FILMS['30']]
  await openPlayer(page, { film, other })
  for (const frame of [0, 1, 100, 777, 1_200]) {
    await page.evaluate((to) => window.playerPage.player.seekToFrame(to), frame)
    const due = convertFrame(frame, film.facts.rate, other.facts.rate)
    expect(await numbers(page)).toEqual([frame, due])
  }
  await page.getByRole('button', { name: 'One frame more' }).click()
  await page.getByRole('button', { name: 'One frame more' }).click()
  await page.evaluate(() => window.playerPage.player.seekToFrame(240))
  const due = convertFrame(242, film.facts.rate, other.facts.rate)
  expect(await numbers(page)).toEqual([240, due])
})

test(
  'while they run they keep step, and both land where they are stopped',
  { tag: '@pace' },
  async ({ page }) => {
    const film = FILMS['25']
    await openPlayer(page, { film, other: { ...film, file: '25.mp4?other' } })
    await page.keyboard.press('Space')
    await page.waitForTimeout(1_500)
    const apart = async () => {
      const [one = 0, two = 0] = await numbers(page)
      return Math.abs(one - two)
    }
    expect((await numbers(page))[0]).toBeGreaterThan(10)
    expect(await apart()).toBeLessThanOrEqual(2)
    await page.evaluate(() => {
      const [, follower] = document.querySelectorAll('video')
      if (follower) follower.currentTime += 5
    })
    await expect.poll(apart).toBeLessThanOrEqual(2)
    await page.keyboard.press('Space')
    await untilLanded(page)
    const landed = await page.evaluate(() => window.playerPage.player.frame)
    await expect.poll(() => numbers(page)).toEqual([landed, landed])
  },
)

test('only one of them has sound', async ({ page }) => {
  const film = FILMS['25']
  await openPlayer(page, { film, other: FILMS['24'] })
  const muted = () =>
    page.evaluate(() => [...document.querySelectorAll('video')].map((video) => video.muted))
  expect(await muted()).toEqual([false, true])
  await page.getByLabel('Sound').selectOption('Version 2')
  await expect.poll(muted).toEqual([true, false])
})
