import type { VideoFacts } from '@studio/shared/review/media'
import { secondsOf } from '@studio/shared/review/frames'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Player } from './player'

const RATE = { numerator: 25, denominator: 1 }
const FACTS: VideoFacts = {
  rate: RATE,
  frameCount: 100,
  startFrame: 0,
  isDropFrame: false,
  isVariableRate: false,
  width: 1280,
  height: 720,
  hasSound: false,
}

/**
 * Mocks the part of a video element that the player uses. The test triggers the browser's events.
 */
class StandIn extends EventTarget {
  readonly HAVE_METADATA = 1
  readonly HAVE_FUTURE_DATA = 3
  readyState = 0
  paused = true
  ended = false
  seeking = false
  playbackRate = 1
  readonly sentTo: number[] = []
  private onFrame: (now: number, about: { mediaTime: number }) => void = () => undefined

  get currentTime() {
    return this.sentTo.at(-1) ?? 0
  }

  set currentTime(seconds: number) {
    this.sentTo.push(seconds)
  }

  play() {
    if (this.paused) this.tellLater('play')
    this.paused = false
    return Promise.resolve()
  }

  pause() {
    if (!this.paused) this.tellLater('pause')
    this.paused = true
  }

  requestVideoFrameCallback(listener: typeof this.onFrame) {
    this.onFrame = listener
    return 1
  }

  cancelVideoFrameCallback() {
    this.onFrame = () => undefined
  }

  show(frame: number) {
    this.onFrame(0, { mediaTime: secondsOf(frame, RATE) })
  }

  /** The event is fired asynchronously, as in a browser. */
  private tellLater(name: string) {
    queueMicrotask(() => this.dispatchEvent(new Event(name)))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

function setUp() {
  const video = new StandIn()
  const player = new Player(FACTS)
  player.attach(video as unknown as HTMLVideoElement)
  const landOn = async (frame: number) => {
    const seen = player.seekToFrame(frame)
    video.show(frame)
    return seen
  }
  return { video, player, landOn }
}

describe('playback started by media keys', () => {
  it('is recognized', async () => {
    const { video, player, landOn } = setUp()
    await landOn(10)
    await video.play()
    await settle()
    expect(player.isPlaying).toBe(true)
    video.pause()
    await settle()
    expect(player.isPlaying).toBe(false)
  })

  it('updates the frame', async () => {
    const { video, player, landOn } = setUp()
    await landOn(10)
    video.show(11)
    const sent = video.sentTo.length
    void player.seekToFrame(10)
    expect(video.sentTo).toHaveLength(sent + 1)
  })
})

it('a seek to the current frame does nothing', async () => {
  const { video, player, landOn } = setUp()
  await landOn(10)
  video.show(10)
  const sent = video.sentTo.length
  expect(await player.seekToFrame(10)).toBe(true)
  expect(video.sentTo).toHaveLength(sent)
})

it('a late event of a paused film does not start it', async () => {
  const { player, landOn } = setUp()
  await landOn(10)
  player.play()
  player.pause()
  await settle()
  expect(player.isPlaying).toBe(false)
})

it('backward playback starts right after forward playback', async () => {
  const { player, landOn } = setUp()
  await landOn(10)
  player.play()
  player.shuttle(-1)
  await settle()
  expect(player.getState()).toMatchObject({ isPlaying: true, speed: -1 })
})
