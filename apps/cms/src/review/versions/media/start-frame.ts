import type { Rate } from '@studio/shared/review/media'
import { countFrames, mayDropFrames } from '@studio/shared/review/timecode'

interface StartFrame {
  startFrame: number
  isDropFrame: boolean
}

const TIMECODE = /^(\d{1,2}):(\d{2}):(\d{2})([:;.])(\d{2,3})$/

/** The number of the first frame by the timecode that stands in a file; 0 where none does. */
export function readStartFrame(timecode: string | undefined, rate: Rate): StartFrame {
  const match = TIMECODE.exec(timecode ?? '')
  if (!match) return { startFrame: 0, isDropFrame: false }
  const label = [1, 2, 3, 5].map((part) => Number(match[part]))
  const isDropFrame = match[4] !== ':' && mayDropFrames(rate)
  return { startFrame: countFrames(label, rate, isDropFrame), isDropFrame }
}
