import { rateFor } from '@/blocks/stages/scrub/sync-videos'
import { clampFrame, convertFrame, startOf } from '@studio/shared/review/frames'
import type { VideoFacts } from '@studio/shared/review/media'
import { createFrameSeeker, type FrameSeeker } from '../playback/frame-seeker'
import type { Player } from '../playback/player'
import { watchShownFrames } from '../playback/shown-frames'

/**
 * Synchronizes a second film with the first. While paused, it seeks to the frame of the same time.
 * While playing, small changes of its speed keep it in sync.
 */
export class Follower {
  private video: HTMLVideoElement | null = null
  private seeker: FrameSeeker | null = null
  private landedOn: number | null = null
  private offset = 0

  constructor(
    private readonly leader: Player,
    private readonly facts: VideoFacts,
  ) {}

  /** @returns a function that detaches the video */
  readonly attach = (video: HTMLVideoElement): (() => void) => {
    const seeker = createFrameSeeker(video, this.facts.rate)
    this.video = video
    this.seeker = seeker
    const unwatch = watchShownFrames(video, this.facts.rate, (frame) => {
      seeker.noteShown(frame)
      // While the leader is stalled, it emits no events.
      if (this.leader.isPlaying) this.follow()
    })
    const unsubscribe = this.leader.subscribe(this.follow)
    const start = () => {
      this.landedOn = null
      this.follow()
    }
    video.addEventListener('loadedmetadata', start)
    if (video.readyState >= video.HAVE_METADATA) start()
    return () => {
      video.removeEventListener('loadedmetadata', start)
      video.pause()
      unsubscribe()
      unwatch()
      seeker.end()
      this.video = this.seeker = null
    }
  }

  /** @param offset number of the leader's frames by which this film is ahead */
  readonly setOffset = (offset: number): void => {
    this.offset = offset
    this.follow()
  }

  /**
   * Shows the frame that belongs to a frame of the leader. Resolves with true when it is displayed.
   */
  readonly showFor = async (leadersFrame: number): Promise<boolean> => {
    const { seeker } = this
    if (!seeker) return false
    const due = Math.max(0, leadersFrame + this.offset)
    const { rate, frameCount } = this.facts
    const frame = clampFrame(convertFrame(due, this.leader.facts.rate, rate), frameCount)
    if (frame === this.landedOn && seeker.wanted === null) return true
    this.landedOn = null
    const isSeen = await seeker.seek(frame)
    if (isSeen && seeker.wanted === null && !this.leader.isPlaying) this.landedOn = frame
    return isSeen
  }

  private readonly follow = (): void => {
    if (!this.video) return
    const { isPlaying, speed, wanted, frame } = this.leader.getState()
    if (isPlaying && speed > 0) this.keepStep(this.video, speed)
    else {
      this.video.pause()
      void this.showFor(wanted ?? frame)
    }
  }

  private keepStep(video: HTMLVideoElement, speed: number): void {
    const due = this.leader.seconds + startOf(this.offset, this.leader.facts.rate)
    // The film pauses before its start, after its end, and while the leader is stalled.
    if (
      this.leader.isStalled ||
      due < 0 ||
      due >= startOf(this.facts.frameCount, this.facts.rate)
    ) {
      video.pause()
      return
    }
    this.landedOn = null
    this.seeker?.abandon()
    const rate = rateFor(video.currentTime - due)
    if (rate === null && !video.seeking) video.currentTime = due
    video.playbackRate = speed * (rate ?? 1)
    if (video.paused) void video.play().catch(() => undefined)
  }
}
