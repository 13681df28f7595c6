import type { Rate } from '@studio/shared/review/media'

interface Options {
  rate: Rate
  from: number
  /** Times the film's own speed, above 0. */
  speed: number
  /** Frames in between are left out where the browser is slower. */
  onFrame: (frame: number) => void
}

/**
 * Browsers cannot play backwards: the frame that is due is asked for with each refresh.
 *
 * @returns what ends it
 */
export function playBackwards({ rate, from, speed, onFrame }: Options): () => void {
  let start: number | null = null
  let last = from
  const step = (now: number) => {
    start ??= now
    const seconds = ((now - start) / 1000) * speed
    const frame = from - Math.floor((seconds * rate.numerator) / rate.denominator)
    handle = requestAnimationFrame(step)
    if (frame === last) return
    last = frame
    onFrame(frame)
  }
  let handle = requestAnimationFrame(step)
  return () => cancelAnimationFrame(handle)
}
