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
 * Reads a timecode as editors type it. `1:02` and `102` mean one second and two frames, and `10203`
 * adds one minute. If leading parts are omitted, those of the film's first frame apply. Parts may
 * exceed their usual range: `90` at a rate of 24 means `3:18`. Whether the timecode is drop frame
 * depends on the film and not on the typed separator, because a keypad has only one.
 * @returns the frame of the film, which may be before its first or after its last one; null if the
 * text is no timecode
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
  // A film may continue past midnight, so a timecode far before its first frame belongs to the next
  // day.
  return frame < -day / 2 ? frame + day : frame
}

/**
 * Reads a file's start timecode from the output of `ffprobe`. A semicolon or a dot before the
 * frames means drop frame.
 * @returns null if the text is no timecode
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

/** Reads one to four numbers. The last one counts frames. */
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

/** Converts a typed timecode to ASCII without spaces. */
function plain(text: string): string {
  return plainSigns(text).replaceAll(' ', '')
}
