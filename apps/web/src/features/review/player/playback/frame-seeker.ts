import { frameAt, secondsOf } from '@studio/shared/review/frames'
import type { Rate } from '@studio/shared/review/media'

/**
 * Milliseconds to wait for a picture once the browser has done its seek; then its clock is believed.
 * A page that is not seen gets no pictures.
 */
const LONGEST_WAIT = 1_000

interface Wish {
  frame: number
  isDone: Promise<boolean>
  settle: (isShown: boolean) => void
}

export interface FrameSeeker {
  /** The frame that has been asked for and is not seen yet. */
  readonly wanted: number | null
  /** @returns false where another wish took its place, or the film could not be read */
  seek(frame: number): Promise<boolean>
  /** Leaves a wish where it is, because the film plays on. */
  abandon(): void
  /** To be called with each frame that comes into view. */
  noteShown(frame: number): void
  end(): void
}

/**
 * Goes to one frame at a time: while a seek runs, only the last wish waits. What is seen then is
 * compared with what was asked for, and asked for once more where it differs.
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
        const wait = document.hidden ? 0 : LONGEST_WAIT
        timer = setTimeout(() => finish(frameAt(video.currentTime, rate)), wait)
      }
      const onFailure = () => finish(null)
      noteShown = (shown) => {
        // A frame from before the seek may still be on its way to the screen.
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
