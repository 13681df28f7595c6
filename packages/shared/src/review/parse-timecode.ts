import { plainSigns } from '../plain-signs'
import type { Rate } from './media'
import {
  countFrames,
  dropsFrames,
  formatTimecode,
  frameDigits,
  framesOfDay,
  mayDropFrames,
  type TimecodeFacts,
} from './timecode'

/**
 * Reads a timecode as editors type it.
 *
 * `1:02` and `102` are one second and two frames, `10203` is one minute more; what is left out in
 * front is taken from the film's first frame. Parts may be more than their clock has: `90` at 24 is
 * `3:18`. Numbers are dropped if the film drops them, whatever sign stands before the frames: on a
 * keypad there is only one.
 *
 * @returns the frame of the film, which may lie before its first or behind its last one; null if
 * the text is no timecode
 */
export function parseTimecode(text: string, facts: TimecodeFacts): number | null {
  const { rate, startFrame } = facts
  const typed = readFields(plain(text), rate)
  if (!typed) return null
  const first = split(formatTimecode(0, facts))
  const label = [...first.slice(0, 4 - typed.length), ...typed]
  const isDrop = dropsFrames(facts)
  const day = framesOfDay(rate, isDrop)
  const count = countFrames(label, rate, isDrop)
  if (count >= day) return null
  const frame = count - (startFrame % day)
  // A film may pass midnight, so a label far before its first frame is one of the next day.
  return frame < -day / 2 ? frame + day : frame
}

/**
 * A file's start timecode, as `ffprobe` tells it: a semicolon or a dot before the frames means that
 * numbers are dropped.
 *
 * @returns null if it is none
 */
export function parseStartTimecode(
  text: string,
  rate: Rate,
): Pick<TimecodeFacts, 'startFrame' | 'isDropFrame'> | null {
  const typed = plain(text)
  const fields = readFields(typed, rate)
  if (fields?.length !== 4) return null
  const isDropFrame = /[;.]\d+$/.test(typed) && mayDropFrames(rate)
  const startFrame = countFrames(fields, rate, isDropFrame)
  return startFrame < framesOfDay(rate, isDropFrame) ? { startFrame, isDropFrame } : null
}

/** One to four numbers, of which the last are frames. */
function readFields(typed: string, rate: Rate): number[] | null {
  const width = frameDigits(rate)
  const signs = new RegExp(`^(?:\\d{1,2}[:;.,]){1,3}\\d{1,${width}}$`)
  if (signs.test(typed)) return split(typed)
  if (!/^\d+$/.test(typed) || typed.length > 6 + width) return null
  const frames = Number(typed.slice(-width))
  const pairs = typed.slice(0, -width)
  const clock = pairs.padStart(pairs.length + (pairs.length % 2), '0').match(/../g) ?? []
  return [...clock.map(Number), frames]
}

function split(label: string): number[] {
  return label.split(/[:;.,]/).map(Number)
}

/** Removes blanks from a timecode. */
function plain(text: string): string {
  return plainSigns(text).replaceAll(' ', '')
}
