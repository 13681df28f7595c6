import { formatTimecode } from '../../packages/shared/src/review/timecode'
import type { Film } from './films'
import type { TestMarker } from './player-page'

/** An operation in the player, with the frame (`due`) that must be shown afterwards. */
export type Step = { due: number; timecode: string } & (
  | { by: 'seek' }
  | { by: 'note'; note: number }
  | { by: 'keys'; key: string; isWide: boolean; times: number }
)

/** Creates a random sequence of seeks, jumps to notes and keyboard steps. */
export function frameWalk(
  { facts }: Film,
  markers: readonly TestMarker[],
  count: number,
  seed: number,
): Step[] {
  const random = randomFrom(seed + facts.frameCount)
  const last = facts.frameCount - 1
  let frame = 0
  return Array.from({ length: count }, () => {
    const kind = random(4)
    const note = random(markers.length)
    if (kind === 0) frame = random(last + 1)
    if (kind === 1) frame = markers[note]?.first ?? frame
    const isOn = random(2) === 1
    const isWide = random(3) === 0
    const times = 1 + random(4)
    if (kind >= 2) {
      const to = frame + times * (isWide ? 10 : 1) * (isOn ? 1 : -1)
      frame = Math.max(0, Math.min(to, last))
    }
    const due = { due: frame, timecode: formatTimecode(frame, facts) }
    if (kind === 0) return { ...due, by: 'seek' }
    if (kind === 1) return { ...due, by: 'note', note }
    return { ...due, by: 'keys', key: isOn ? 'ArrowRight' : 'ArrowLeft', isWide, times }
  })
}

/**
 * Performs the steps in the page and compares the number in the picture after each. It runs within
 * the page, for browsers without a test driver.
 * @returns the differences
 */
export async function walkInPage(steps: Step[]): Promise<string[]> {
  const { player } = window.playerPage
  const wrong: string[] = []
  for (const [index, step] of steps.entries()) {
    if (step.by === 'seek') await player.seekToFrame(step.due)
    else if (step.by === 'note') jump(step.note)
    else for (let time = 0; time < step.times; time += 1) press(step.key, step.isWide)
    await untilLanded()
    const video = document.querySelector('video')
    const shown = video && window.readNumber(video)
    const timecode = document.querySelector<HTMLInputElement>('.player-timecode')?.value
    const seen = JSON.stringify([shown, player.frame, timecode])
    const due = JSON.stringify([step.due, step.due, step.timecode])
    if (seen !== due) wrong.push(`${String(index)} ${step.by}: ${seen} instead of ${due}`)
  }
  return wrong

  function press(key: string, shiftKey: boolean): void {
    const about = { key, shiftKey, bubbles: true, cancelable: true }
    document.querySelector('.player')?.dispatchEvent(new KeyboardEvent('keydown', about))
  }

  function jump(note: number): void {
    document.querySelectorAll<HTMLElement>('.player-marker')[note]?.click()
  }

  async function untilLanded(): Promise<void> {
    for (let tries = 0; tries < 500; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      const { wanted, isPlaying } = player.getState()
      const isReady = (document.querySelector('video')?.readyState ?? 0) >= 2
      if (wanted === null && !isPlaying && isReady) return
    }
  }
}

/** A generator of pseudo-random numbers (mulberry32). The seed lets a failing run be repeated. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
