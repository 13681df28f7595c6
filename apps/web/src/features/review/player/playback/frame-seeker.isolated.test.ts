import { secondsOf } from '@studio/shared/review/frames'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFrameSeeker } from './frame-seeker'

const RATE = { numerator: 25, denominator: 1 }

/** Mocks the part of a video element that a seek uses. */
class StandIn extends EventTarget {
  readonly sentTo: number[] = []

  get currentTime() {
    return this.sentTo.at(-1) ?? 0
  }

  set currentTime(seconds: number) {
    this.sentTo.push(seconds)
  }
}

function standIn() {
  const video = new StandIn()
  const seeker = createFrameSeeker(video as unknown as HTMLVideoElement, RATE)
  const seeked = () => video.dispatchEvent(new Event('seeked'))
  return { seeker, video, sentTo: video.sentTo, seeked }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the frame seeker', () => {
  it('seeks to the middle of a frame, and resolves when that frame is shown', async () => {
    const { seeker, sentTo, seeked } = standIn()
    const isDone = vi.fn()
    void seeker.seek(10).then(isDone)
    expect(sentTo).toEqual([secondsOf(10, RATE)])
    seeked()
    await settle()
    expect(isDone).not.toHaveBeenCalled()
    seeker.noteShown(10)
    await settle()
    expect(isDone).toHaveBeenCalledWith(true)
    expect(seeker.wanted).toBeNull()
  })

  it('ignores a frame from before the seek', async () => {
    const { seeker, sentTo, seeked } = standIn()
    const isDone = vi.fn()
    void seeker.seek(10).then(isDone)
    seeker.noteShown(3)
    await settle()
    expect(isDone).not.toHaveBeenCalled()
    seeked()
    seeker.noteShown(10)
    await settle()
    expect(isDone).toHaveBeenCalledWith(true)
    expect(sentTo).toHaveLength(1)
  })

  it('repeats the seek if another frame is shown', async () => {
    const { seeker, sentTo, seeked } = standIn()
    const seen = seeker.seek(10)
    seeked()
    seeker.noteShown(9)
    await settle()
    expect(sentTo).toHaveLength(2)
    seeker.noteShown(10)
    expect(await seen).toBe(true)
  })

  it('reports that a frame does not come', async () => {
    const { seeker, sentTo, seeked } = standIn()
    const seen = seeker.seek(10)
    for (const shown of [9, 9]) {
      seeked()
      seeker.noteShown(shown)
      await settle()
    }
    expect(await seen).toBe(false)
    expect(sentTo).toHaveLength(2)
  })

  it('seeks only to the last of many requests, after the first', async () => {
    const { seeker, sentTo } = standIn()
    const outcomes = [10, 11, 12, 13].map((frame) => seeker.seek(frame))
    seeker.noteShown(10)
    await settle()
    seeker.noteShown(13)
    expect(await Promise.all(outcomes)).toEqual([false, false, false, true])
    expect(sentTo).toEqual([10, 13].map((frame) => secondsOf(frame, RATE)))
  })

  it('seeks once for a repeated request', async () => {
    const { seeker, sentTo } = standIn()
    const outcomes = [seeker.seek(10), seeker.seek(10)]
    seeker.noteShown(10)
    expect(await Promise.all(outcomes)).toEqual([true, true])
    expect(sentTo).toHaveLength(1)
  })

  it('drops the request when playback continues', async () => {
    const { seeker, sentTo, seeked } = standIn()
    const seen = seeker.seek(10)
    seeker.abandon()
    expect(await seen).toBe(false)
    seeked()
    seeker.noteShown(11)
    await settle()
    expect(sentTo).toHaveLength(1)
  })

  it("uses the video's clock without frame callbacks", async () => {
    const { seeker, seeked } = standIn()
    const seen = seeker.seek(10)
    seeked()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await seen).toBe(true)
  })

  it('fails with the film, and works again afterwards', async () => {
    const { seeker, video } = standIn()
    const seen = seeker.seek(10)
    video.dispatchEvent(new Event('error'))
    expect(await seen).toBe(false)
    const again = seeker.seek(10)
    seeker.noteShown(10)
    expect(await again).toBe(true)
  })
})
