import { frameAt, secondsOf } from '@studio/shared/review/frames'
import type { Rate } from '@studio/shared/review/media'

/**
 * Milliseconds to wait for a frame callback after `seeked`. Afterwards the video's clock is used,
 * because hidden pages get no callbacks.
 */
const WAIT_TIMEOUT_MS = 1_000

interface Wish {
  frame: number
  isDone: Promise<boolean>
  settle: (isShown: boolean) => void
}

export interface FrameSeeker {
  /** The requested frame that is not displayed yet, or null. */
  readonly wanted: number | null
  /** @returns false if another request replaced this one or the film failed */
  seek(frame: number): Promise<boolean>
  /** Drops the request, because the film continues to play. */
  abandon(): void
  /** Has to be called with each displayed frame. */
  noteShown(frame: number): void
  end(): void
}

/**
 * Seeks to one frame at a time. During a seek, only the last request is queued. If the displayed
 * frame differs from the requested one, the seek is repeated.
 */
export function createFrameSeeker(video: HTMLMediaElement, rate: Rate): FrameSeeker {
  let wish: Wish | null = null
  let isRunning = false
  let noteShown: (frame: number) => void = () => undefined

  const once = (frame: number) =>
    new Promise<number | null>((resolve) => {
      let isSought = false
      let timer: ReturnType<typeof setTimeout> | undefined
      const finish = (shown: number | null) => {
        clearTimeout(timer)
        noteShown = () => undefined
        video.removeEventListener('seeked', onSeeked)
        video.removeEventListener('error', onFailure)
        video.removeEventListener('emptied', onFailure)
        resolve(shown)
      }
      const onSeeked = () => {
        isSought = true
        const wait = document.hidden ? 0 : WAIT_TIMEOUT_MS
        timer = setTimeout(() => finish(frameAt(video.currentTime, rate)), wait)
      }
      const onFailure = () => finish(null)
      noteShown = (shown) => {
        // A callback may still arrive for a frame from before the seek.
        if (shown === frame || isSought) finish(shown)
      }
      video.addEventListener('seeked', onSeeked)
      video.addEventListener('error', onFailure)
      video.addEventListener('emptied', onFailure)
      video.currentTime = secondsOf(frame, rate)
    })

  const run = async () => {
    if (isRunning) return
    isRunning = true
    while (wish) {
      const current: Wish = wish
      let shown = await once(current.frame)
      if (shown !== current.frame && shown !== null && wish === current) {
        shown = await once(current.frame)
      }
      if (wish === current) {
        wish = null
        current.settle(shown === current.frame)
      }
    }
    isRunning = false
  }

  const replace = (next: Wish | null) => {
    wish?.settle(false)
    wish = next
  }

  return {
    get wanted() {
      return wish?.frame ?? null
    },
    seek(frame) {
      if (wish?.frame === frame) return wish.isDone
      const next = makeWish(frame)
      replace(next)
      void run()
      return next.isDone
    },
    abandon: () => replace(null),
    noteShown: (frame) => noteShown(frame),
    end: () => replace(null),
  }
}

function makeWish(frame: number): Wish {
  let settle: Wish['settle'] = () => undefined
  const isDone = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  return { frame, isDone, settle }
}
