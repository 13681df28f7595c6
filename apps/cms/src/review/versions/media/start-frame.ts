import type { Rate } from '@studio/shared/review/media'
import { perSecond } from './frame-times'

interface StartFrame {
  startFrame: number
  isDropFrame: boolean
}

const TIMECODE = /^(\d{1,2}):(\d{2}):(\d{2})([:;.])(\d{2,3})$/

/** Only these rates skip numbers, and this many at the beginning of most minutes. */
const SKIPPED: Partial<Record<number, number>> = { 30: 2, 60: 4 }

/** The number of the first frame by the timecode that stands in a file; 0 where none does. */
export function readStartFrame(timecode: string | undefined, rate: Rate): StartFrame {
  const match = TIMECODE.exec(timecode ?? '')
  if (!match) return { startFrame: 0, isDropFrame: false }
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = [1, 2, 3, 5].map((n) =>
    Number(match[n]),
  )
  const base = Math.round(perSecond(rate))
  const skipped = rate.denominator === 1 ? undefined : SKIPPED[base]
  const isDropFrame = match[4] !== ':' && skipped !== undefined
  const allMinutes = hours * 60 + minutes
  const missing = isDropFrame ? skipped * (allMinutes - Math.floor(allMinutes / 10)) : 0
  return { startFrame: (allMinutes * 60 + seconds) * base + frames - missing, isDropFrame }
}
