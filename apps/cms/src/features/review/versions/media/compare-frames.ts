import type { Rate } from '@studio/shared/review/media'
import { type FrameTimes, perSecond } from './frame-times'
import { type SeenFrames, withPictures } from './seen-frames'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

export interface FrameCheck {
  /** The number of frames in the original, including unreadable ones. */
  original: number
  /** The number of the original's frames that the copy shows at the right position. */
  shown: number
  /** True if the copy shows each of these frames within half a frame of its original time. */
  areTimesEqual: boolean
}

/**
 * The tolerance, as a mean squared difference of gray values from 0 to 255. A frame of the copy is
 * wrong if it differs from its own original frame by this much more than from a neighboring
 * original frame. Encoding alone causes a difference of less than 1.
 */
const MARGIN = 4
const FACTOR = 4

/**
 * Compares the copy with the original frame by frame. It is not enough to count frames, because the
 * count stays the same if the first frame is doubled and the last one is missing.
 *
 * @throws {Unprocessable} if the copy does not have the expected number of equally long frames
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
        // If several frames have the same position, the copy shows the last of them.
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

/**
 * @returns true if all times increase by the same step, with a tolerance of a thousandth of a
 * second
 */
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
