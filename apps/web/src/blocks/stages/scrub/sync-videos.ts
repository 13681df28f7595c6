/** Below this, in seconds, two clips show the same frame nearly always. */
const CLOSE = 0.003
/** From here on catching up would take seconds: the clip jumps. */
const FAR = 0.3

/** How fast a clip must run to come back into step, or null where it must jump. */
export function rateFor(ahead: number): number | null {
  if (Math.abs(ahead) < CLOSE) return 1
  if (Math.abs(ahead) > FAR) return null
  return 1 - Math.max(-0.12, Math.min(0.12, ahead * 3))
}

/** Several clips of one shot that show the same frame, the first one leading. */
export class VideoSync {
  private isRestarting = false

  constructor(private readonly videos: HTMLVideoElement[]) {
    // Each would loop when it is done; together they start again when all are.
    for (const video of videos) video.addEventListener('ended', () => void this.restart())
  }

  get seconds(): number {
    return this.videos[0]?.currentTime ?? 0
  }

  /** Once every clip can play on; rejects where one cannot be shown at all. */
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

  /** To be called with every refresh of the screen while the clips run. */
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
