import { clampFrame, secondsOf } from '@studio/shared/review/frames'
import type { VideoFacts } from '@studio/shared/review/media'
import type { FrameRange, PlayerControl } from '../../types'
import { createFrameSeeker, type FrameSeeker } from './frame-seeker'
import { playBackwards } from './play-backwards'
import { createStateStore } from './player-state'
import { boundsFrom, type Bounds } from './range'
import { watchShownFrames } from './shown-frames'
import { shuttle } from './shuttle'

/**
 * Plays a film, and reports the frame that the browser has displayed, which may differ from the one
 * by the video's clock.
 */
export class Player implements PlayerControl {
  private readonly store = createStateStore()
  private video: HTMLMediaElement | null = null
  private seeker: FrameSeeker | null = null
  private bounds: Bounds = { first: 0, last: 0 }
  private chosenSpeed = 1
  /** The frame that a paused film has displayed. */
  private landedOn: number | null = null
  private stopBackwards: () => void = () => undefined

  constructor(readonly facts: VideoFacts) {}

  readonly getState = this.store.get
  readonly subscribe = this.store.subscribe

  get frame() {
    return this.store.get().frame
  }

  get isPlaying() {
    return this.store.get().isPlaying
  }

  get range() {
    return this.store.get().range
  }

  /** The video's own time in seconds, which the follower needs. */
  get seconds() {
    return this.video?.currentTime ?? 0
  }

  /** @returns whether playback waits for data */
  get isStalled() {
    return this.video !== null && this.video.readyState < this.video.HAVE_FUTURE_DATA
  }

  /** @returns a function that detaches the video */
  readonly attach = (video: HTMLMediaElement): (() => void) => {
    const seeker = createFrameSeeker(video, this.facts.rate)
    this.video = video
    this.seeker = seeker
    const unwatch = watchShownFrames(video, this.facts.rate, this.onShown)
    const events = {
      // After a failure the film is loaded again and continues at the same frame.
      loadedmetadata: () => void this.show(seeker.wanted ?? this.frame),
      // Media keys or headphones may have started the playback.
      play: () => !this.isRunning && !video.paused && this.play(),
      pause: () => this.isRunning && video.paused && !video.ended && this.pause(),
      ended: () => this.isRunning && this.reachEnd(),
      error: () => this.stop(),
    }
    for (const [name, listen] of Object.entries(events)) video.addEventListener(name, listen)
    if (video.readyState >= video.HAVE_METADATA) events.loadedmetadata()
    return () => {
      this.stop()
      for (const [name, listen] of Object.entries(events)) video.removeEventListener(name, listen)
      unwatch()
      seeker.end()
      this.video = this.seeker = null
    }
  }

  readonly seekToFrame = (frame: number): Promise<boolean> => {
    this.stop()
    const target = clampFrame(frame, this.facts.frameCount)
    if (target === this.landedOn && this.seeker?.wanted === null) return Promise.resolve(true)
    return this.show(target)
  }

  readonly stepBy = (frames: number): Promise<boolean> =>
    this.seekToFrame((this.seeker?.wanted ?? this.frame) + frames)

  readonly play = (): void => this.run(this.chosenSpeed)

  readonly pause = (): void => {
    if (!this.isPlaying || !this.seeker) return
    this.stop()
    // During backward playback, a seek may still be running.
    void this.show(this.seeker.wanted ?? this.frame)
  }

  readonly shuttle = (direction: 1 | -1): void => {
    const { isPlaying, speed } = this.getState()
    this.run(shuttle(isPlaying ? speed : 0, direction))
  }

  readonly setSpeed = (speed: number): void => {
    this.chosenSpeed = speed
    if (this.isPlaying && !this.isRunning) return
    this.store.set({ speed })
    if (this.isPlaying && this.video) this.video.playbackRate = speed
  }

  readonly setLooping = (isLooping: boolean): void => this.store.set({ isLooping })

  readonly setRange = (range: FrameRange): void => {
    this.store.set({ range })
    this.bounds = this.boundsAt(this.frame, this.getState().speed)
  }

  /** @returns whether the browser itself plays the video forwards */
  private get isRunning() {
    const { isPlaying, speed } = this.getState()
    return isPlaying && speed > 0
  }

  private boundsAt(frame: number, speed: number): Bounds {
    return boundsFrom(frame, speed < 0 ? -1 : 1, this.range, this.facts.frameCount)
  }

  private run(speed: number): void {
    if (!this.video || !this.seeker) return
    const { wanted } = this.seeker
    const from = wanted ?? this.frame
    this.stopBackwards()
    this.seeker.abandon()
    // An earlier seek may still be running.
    if (wanted !== null) this.jumpTo(this.video, wanted)
    this.landedOn = null
    this.bounds = this.boundsAt(from, speed)
    this.store.set({ isPlaying: true, speed, wanted: null })
    if (speed < 0) this.runBackwards(from > this.bounds.first ? from : this.bounds.last)
    else this.runForwards(this.video, from)
  }

  private runForwards(video: HTMLMediaElement, from: number): void {
    if (from >= this.bounds.last) this.jumpTo(video, this.bounds.first)
    video.playbackRate = this.getState().speed
    video.play().catch(() => {
      // The browser refused to play, or the film failed.
      if (this.isRunning && video.paused) this.stop()
    })
  }

  private runBackwards(from: number): void {
    this.video?.pause()
    const { rate } = this.facts
    const onFrame = (frame: number) => {
      if (frame > this.bounds.first) void this.show(frame)
      else this.reachEnd()
    }
    this.stopBackwards = playBackwards({ rate, from, speed: -this.getState().speed, onFrame })
  }

  private reachEnd(): void {
    const { isLooping, speed } = this.getState()
    if (isLooping && speed < 0) {
      this.stopBackwards()
      this.runBackwards(this.bounds.last)
    } else if (isLooping && this.video) {
      this.jumpTo(this.video, this.bounds.first)
      if (this.video.paused) this.runForwards(this.video, this.bounds.first)
    } else {
      this.stop()
      void this.show(speed < 0 ? this.bounds.first : this.bounds.last)
    }
  }

  /** Seeks during playback, where the exact frame does not matter. */
  private jumpTo(video: HTMLMediaElement, frame: number): void {
    video.currentTime = secondsOf(frame, this.facts.rate)
  }

  private stop(): void {
    this.stopBackwards()
    this.video?.pause()
    this.store.set({ isPlaying: false, speed: this.chosenSpeed })
  }

  private async show(frame: number): Promise<boolean> {
    const { seeker } = this
    if (!seeker) return false
    this.landedOn = null
    const seen = seeker.seek(frame)
    this.store.set({ wanted: frame })
    const isSeen = await seen
    // Another request may have replaced this one.
    if (this.seeker !== seeker || seeker.wanted !== null) return isSeen
    this.landedOn = isSeen && !this.isPlaying ? frame : null
    this.store.set(isSeen ? { frame, wanted: null } : { wanted: null })
    return isSeen
  }

  private readonly onShown = (frame: number): void => {
    const seen = clampFrame(frame, this.facts.frameCount)
    if (seen !== this.landedOn) this.landedOn = null
    this.store.set({ frame: seen })
    this.seeker?.noteShown(frame)
    const isAtOut = frame >= this.bounds.last && this.bounds.last < this.facts.frameCount - 1
    if (isAtOut && this.isRunning && this.video?.seeking === false) this.reachEnd()
  }
}
