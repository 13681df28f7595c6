/** Two clips that are less than this number of seconds apart nearly always show the same frame. */
const CLOSE = 0.003
/**
 * A clip that is more than this number of seconds away jumps, because catching up would take too
 * long.
 */
const FAR = 0.3

/** @returns the playback rate that synchronizes a clip, or null if the clip must jump */
export function rateFor(ahead: number): number | null {
  if (Math.abs(ahead) < CLOSE) return 1
  if (Math.abs(ahead) > FAR) return null
  return 1 - Math.max(-0.12, Math.min(0.12, ahead * 3))
}

/** Keeps several clips of one shot at the same frame. The first one leads. */
export class VideoSync {
  private isRestarting = false

  constructor(private readonly videos: HTMLVideoElement[]) {
    // `loop` would restart each clip by itself. Instead, all clips restart when all have ended.
    for (const video of videos) video.addEventListener('ended', () => void this.restart())
  }

  get seconds(): number {
    return this.videos[0]?.currentTime ?? 0
  }

  /** Resolves when every clip can play. Rejects if one cannot be loaded. */
  async ready(): Promise<void> {
    await Promise.all(this.videos.map(until('canplay', (video) => video.readyState >= 3)))
  }

  async play(): Promise<void> {
    await Promise.all(this.videos.map((video) => video.play()))
  }

  pause(): void {
    for (const video of this.videos) video.pause()
    this.align()
  }

  end(): void {
    for (const video of this.videos) {
      video.pause()
      video.remove()
    }
  }

  /** Called for every frame of the screen while the clips play. */
  keepStep(): void {
    const [leader, ...others] = this.videos
    if (!leader || this.isRestarting || leader.paused) return
    for (const video of others) {
      const rate = rateFor(video.currentTime - leader.currentTime)
      if (rate === null && !video.seeking) video.currentTime = leader.currentTime
      else if (rate !== null && video.playbackRate !== rate) video.playbackRate = rate
    }
  }

  private align(): void {
    for (const video of this.videos.slice(1)) {
      if (Math.abs(video.currentTime - this.seconds) > CLOSE) video.currentTime = this.seconds
    }
  }

  private async restart(): Promise<void> {
    if (this.isRestarting || !this.videos.every(({ ended }) => ended)) return
    this.isRestarting = true
    const done = this.videos.map(until('seeked', () => false))
    for (const video of this.videos) video.currentTime = 0
    await Promise.all(done)
    await this.play()
    this.isRestarting = false
  }
}

function until(event: 'canplay' | 'seeked', isSo: (video: HTMLVideoElement) => boolean) {
  return (video: HTMLVideoElement) =>
    new Promise<void>((resolve, reject) => {
      if (isSo(video)) {
        resolve()
        return
      }
      video.addEventListener(event, () => { resolve() }, { once: true }) // prettier-ignore
      video.addEventListener('error', () => { reject(new Error('A clip cannot be shown.')) }, { once: true }) // prettier-ignore
    })
}
