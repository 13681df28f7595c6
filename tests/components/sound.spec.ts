import { expect, test } from '@playwright/test'
import { FILMS } from './films'
import { openPlayer, untilLanded } from './player-page'

test(
  'a sound can be stepped through in hundredths of a second',
  { tag: '@pace' },
  async ({ page }) => {
    await openPlayer(page, { film: FILMS['25'], isSound: true })
    const time = () =>
      page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime)
    const field = page.getByRole('textbox', { name: 'Timecode' })
    for (const [typed, seconds] of [
      ['00:00:12:34', 12.34],
      ['+1', 12.35],
      ['00:01:00:00', 60],
    ] as const) {
      await field.fill(typed)
      await field.press('Enter')
      await untilLanded(page)
      expect(Math.floor((await time()) * 100) / 100).toBe(seconds)
    }
    await page.keyboard.press('Space')
    await page.waitForTimeout(500)
    await page.keyboard.press('Space')
    await untilLanded(page)
    expect(await time()).toBeGreaterThan(60.2)
    const frame = await page.evaluate(() => window.playerPage.player.frame)
    expect(frame).toBe(Math.floor((await time()) * 100))
    await expect(page.getByRole('button', { name: 'One frame forward' })).toHaveCount(0)
  },
)
