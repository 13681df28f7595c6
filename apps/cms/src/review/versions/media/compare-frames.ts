import type { Rate } from '@studio/shared/review/media'
import { type FrameTimes, perSecond } from './frame-times'
import { type SeenFrames, withPictures } from './seen-frames'
import { Unprocessable } from './unprocessable'

export interface FrameCheck {
  /** Frames of the original, those that cannot be read included. */
  original: number
  /** Those of them that the copy shows, each at its place. */
  shown: number
  /** Whether each of these is shown within half a frame of its moment. */
  areTimesEqual: boolean
}

/**
 * How much more a picture may differ from the one that it should be than from that one's neighbor,
 * in mean squares of 256 shades: encoding changes them by less than one.
 */
const MARGIN = 4
const FACTOR = 4

/**
 * Compares what a copy shows with what the original shows, frame by frame: a first frame that comes
 * twice and a last one that is cut would leave their number as it is.
 *
 * @throws {Unprocessable} where the copy is not what its player counts on: so and so many frames,
 * each as long as the others
 */
export async function compareFrames(
  original: SeenFrames,
  copy: SeenFrames,
  placed: FrameTimes,
): Promise<FrameCheck> {
  const { rate, slots, frameCount } = placed
  if (copy.times.length !== frameCount || !isEven(copy.times, rate)) {
    throw new Unprocessable('differs', `${copy.times.length} of ${frameCount} frames`)
  }
  const sorted = original.times.toSorted()
  const half = 0.51 / perSecond(rate)
  const isAtItsTime = (frame: number) => {
    const shownAt = placed.beginsAt + (slots[frame] ?? 0) / perSecond(rate)
    return Math.abs((sorted[frame] ?? 0) - shownAt) <= half
  }
  let shown = 0
  let late = 0
  await withPictures(original.pictures, (ofOriginal) =>
    withPictures(copy.pictures, async (ofCopy) => {
      for (const [frame, slot] of slots.entries()) {
        // Of several at one place the last is seen.
        if (slots[frame + 1] === slot) continue
        const seen = await ofCopy(slot)
        const [before, itself, after] = await Promise.all(
          [frame - 1, frame, frame + 1].map(async (each) =>
            each < 0 || each >= slots.length ? Infinity : difference(seen, await ofOriginal(each)),
          ),
        )
        const neighbor = Math.min(before ?? Infinity, after ?? Infinity)
        if ((itself ?? Infinity) > FACTOR * neighbor + MARGIN) continue
        shown += 1
        if (!isAtItsTime(frame)) late += 1
      }
    }),
  )
  return { original: original.times.length, shown, areTimesEqual: late === 0 }
}

/** Strictly rising, and by the same step within a thousandth of a second. */
function isEven(times: Float64Array, rate: Rate): boolean {
  const first = times[0] ?? 0
  return times.every((time, n) => Math.abs(time - first - n / perSecond(rate)) < 0.001)
}

function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index += 1) {
    const by = (one[index] ?? 0) - (other[index] ?? 0)
    sum += by * by
  }
  return sum / one.length
}
