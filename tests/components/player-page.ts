import type { Page } from '@playwright/test'
import { FIELD_MIDDLES, HEIGHT, WIDTH } from './counted-clip'
import type { Film } from './films'

export interface TestMarker {
  id: string
  first: number
  last: number
  side: 'client' | 'studio' | 'guest'
  isResolved: boolean
  label: string
}

interface PagePlayer {
  frame: number
  seekToFrame(frame: number): Promise<boolean>
  play(): void
  pause(): void
  shuttle(direction: 1 | -1): void
  setLooping(isLooping: boolean): void
  setRange(range: { in: number | null; out: number | null }): void
  getState(): { frame: number; wanted: number | null; isPlaying: boolean; speed: number }
}

declare global {
  interface Window {
    playerPage: { player: PagePlayer; frames: number[]; chosen: string[] }
    /** The number that a film's picture carries. */
    readNumber(video: HTMLVideoElement): number
  }
}

interface Options {
  film: Film
  locale?: 'ar' | 'de' | 'en'
  markers?: TestMarker[]
  /** Another version, which is compared with it. */
  other?: Film
  /** Only its sound is played. */
  isSound?: boolean
}

/** Where the numbers are in the pictures. */
export const FIELDS = { middles: FIELD_MIDDLES, width: WIDTH, height: HEIGHT }

/** What the page finds when its scripts run. */
export function pageOf({ film, locale = 'en', markers = [], other, isSound = false }: Options) {
  return {
    locale,
    markers,
    source: sourceOf(film),
    other: other ? sourceOf(other) : null,
    sound: isSound ? soundOf(film) : null,
    frames: [],
    chosen: [],
  }
}

/** Opens the page and waits for the first frame. */
export async function openPlayer(page: Page, options: Options): Promise<void> {
  await page.addInitScript(readNumbers, FIELDS)
  await page.addInitScript((playerPage) => Object.assign(window, { playerPage }), pageOf(options))
  await page.goto('/player-page/')
  await untilLanded(page)
}

function sourceOf({ file, facts }: Film) {
  return { url: `/films/${file}`, poster: null, facts, thumbnails: null }
}

function soundOf({ file, facts: { frameCount, rate } }: Film) {
  const milliseconds = (frameCount * 1_000 * rate.denominator) / rate.numerator
  return { url: `/films/${file}`, waveformUrl: null, milliseconds }
}

/** Until the film stands and shows the frame that was asked for last. */
export async function untilLanded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { player } = window.playerPage as { player?: PagePlayer }
    const state = player?.getState()
    const film = document.querySelector<HTMLMediaElement>('video, audio')
    return state?.wanted === null && !state.isPlaying && (film?.readyState ?? 0) >= 2
  })
}

interface Seen {
  /** By the picture itself. */
  number: number
  /** By the player. */
  frame: number
  timecode: string
}

export function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const video = document.querySelector('video')
    const field = document.querySelector<HTMLInputElement>('.player-timecode')
    if (!video || !field) throw new Error('There is no player.')
    return {
      number: window.readNumber(video),
      frame: window.playerPage.player.frame,
      timecode: field.value,
    }
  })
}

/** Runs in the page. */
export function readNumbers(about: {
  middles: typeof FIELD_MIDDLES
  width: number
  height: number
}): void {
  const canvas = document.createElement('canvas')
  canvas.width = about.width
  canvas.height = about.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  window.readNumber = (video) => {
    if (!context) throw new Error('There is no canvas.')
    context.drawImage(video, 0, 0, about.width, about.height)
    const { data } = context.getImageData(0, 0, about.width, about.height)
    const bits = about.middles.map(({ x, y }) =>
      (data[(y * about.width + x) * 4] ?? 0) > 127 ? 1 : 0,
    )
    return bits.reduce<number>((number, bit, index) => number + bit * 2 ** index, 0)
  }
}
