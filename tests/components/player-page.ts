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
    /** Reads the number that is drawn in a film's picture. */
    readNumber(video: HTMLVideoElement): number
  }
}

interface Options {
  film: Film
  locale?: 'ar' | 'de' | 'en'
  markers?: TestMarker[]
  /** The version with which the film is compared. */
  other?: Film
  /** Whether the page plays only the film's sound. */
  isSound?: boolean
}

/** The positions of the colored areas in the frames of the test films, in pixels. */
export const FIELDS = { middles: FIELD_MIDDLES, width: WIDTH, height: HEIGHT }

/** The data that the page's scripts receive. */
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

/** Waits until the film is paused and shows the last requested frame. */
export async function untilLanded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { player } = window.playerPage as { player?: PagePlayer }
    const state = player?.getState()
    const film = document.querySelector<HTMLMediaElement>('video, audio')
    return state?.wanted === null && !state.isPlaying && (film?.readyState ?? 0) >= 2
  })
}

interface Seen {
  /** The number that is drawn in the picture. */
  number: number
  /** The frame that the player reports. */
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

/** Defines `readNumber`. This function runs in the page. */
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
