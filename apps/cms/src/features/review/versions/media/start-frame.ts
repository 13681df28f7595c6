import type { Rate } from '@studio/shared/review/media'
import { countFrames, mayDropFrames, nominalRate } from '@studio/shared/review/timecode'
import type { FileTimecode } from './probe'
import { readRate } from './read-rate'

interface StartFrame {
  startFrame: number
  isDropFrame: boolean
  /**
   * True if the file declares drop-frame counting at a frame rate that does not have it. The
   * timecode is then counted as non-drop.
   */
  contradictsRate: boolean
}

const TIMECODE = /^(\d{1,2}):(\d{2}):(\d{2})([:;.])(\d{2,3})$/

/**
 * Returns the number of the first frame according to the timecode in the file, or 0 if there is no
 * timecode. The timecode of a film with 60 frames per second may count at 30. In this case each
 * number in the timecode stands for two frames of the film.
 */
export function readStartFrame(timecode: FileTimecode | null, rate: Rate): StartFrame {
  const match = TIMECODE.exec(timecode?.label ?? '')
  if (!match) return { startFrame: 0, isDropFrame: false, contradictsRate: false }
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = [1, 2, 3, 5].map((part) =>
    Number(match[part]),
  )
  const base = nominalRate(readRate(timecode?.rate ?? '') ?? rate)
  const own = Math.round((frames * nominalRate(rate)) / base)
  const drops = match[4] !== ':'
  const isDropFrame = drops && mayDropFrames(rate)
  return {
    startFrame: countFrames([hours, minutes, seconds, own], rate, isDropFrame),
    isDropFrame,
    contradictsRate: drops && !isDropFrame,
  }
}
