import { expect, type Page, test } from '@playwright/test'
import { formatTimecode } from '../../packages/shared/src/review/timecode'
import { FILMS, markersIn, type Film } from './films'
import { openPlayer, see, untilLanded, type TestMarker } from './player-page'
import { randomFrom } from './frame-walk'
import { inFullOnly } from '../support/depth'

const OPERATIONS = process.env.TEST_FULL ? 300 : 60
const SEED = 20_261_125

for (const [rate, film] of Object.entries(FILMS)) {
  const details = inFullOnly(!['24', '29.97 df'].includes(rate))
  test(`at ${rate} the player shows the requested frame`, details, async ({ page }) => {
    test.setTimeout(600_000)
    const { frameCount } = film.facts
    const markers = markersIn(film)
    await openPlayer(page, { film, markers })
    const random = randomFrom(SEED + frameCount)
    const wrong: unknown[] = []
    let frame = 0

    for (let turn = 0; turn < OPERATIONS; turn += 1) {
      const [what, wanted] = await operate(page, { film, markers, frame, random })
      frame = wanted
      await untilLanded(page)
      const seen = await see(page)
      const due = { number: frame, frame, timecode: formatTimecode(frame, film.facts) }
      if (JSON.stringify(seen) !== JSON.stringify(due)) wrong.push({ turn, what, due, seen })
    }
    expect(wrong).toEqual([])
    expect(frameCount).toBeGreaterThan(OPERATIONS)
  })
}

interface Situation {
  film: Film
  markers: TestMarker[]
  frame: number
  random: (below: number) => number
}

/** @returns the description of what was done, and the frame that must be shown */
async function operate(page: Page, situation: Situation): Promise<[string, number]> {
  const { film, markers, frame, random } = situation
  const last = film.facts.frameCount - 1
  switch (random(6)) {
    case 0:
    case 1: {
      const to = random(last + 1)
      await seekAndCompare(page, to)
      return ['seek', to]
    }
    case 2: {
      const to = random(last + 1)
      const field = page.getByRole('textbox', { name: 'Timecode' })
      await field.fill(formatTimecode(to, film.facts))
      await field.press('Enter')
      return ['type a timecode', to]
    }
    case 3: {
      const marker = markers[random(markers.length)]
      if (!marker) throw new Error('There are no markers.')
      await page.getByRole('button', { name: marker.label, exact: true }).click()
      return ['jump to a note', marker.first]
    }
    default: {
      const isOn = random(2) === 1
      const isWide = random(3) === 0
      const times = 1 + random(4)
      const key = `${isWide ? 'Shift+' : ''}${isOn ? 'ArrowRight' : 'ArrowLeft'}`
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
      const to = frame + times * (isWide ? 10 : 1) * (isOn ? 1 : -1)
      return [`${times} × ${key}`, Math.max(0, Math.min(to, last))]
    }
  }
}

/** Compares the picture at the moment at which the player reports the frame. */
async function seekAndCompare(page: Page, to: number): Promise<void> {
  const outcome = await page.evaluate(async (frame) => {
    const isShown = await window.playerPage.player.seekToFrame(frame)
    const video = document.querySelector('video')
    return { isShown, number: video && window.readNumber(video) }
  }, to)
  expect(outcome).toEqual({ isShown: true, number: to })
}
