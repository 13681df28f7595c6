import type { Rate } from '@studio/shared/review/media'

interface Options {
  rate: Rate
  from: number
  /** Multiple of the film's speed, always positive. */
  speed: number
  /** Called with the frame that is due. Frames are skipped if the browser is too slow. */
  onFrame: (frame: number) => void
}

/**
 * Plays backwards by seeking to the due frame on each refresh of the screen, because browsers
 * cannot play backwards.
 * @returns a function that stops playing
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
