import type { Rate, VideoFacts } from './media'

/** The facts on which the timecode of a frame depends. */
export type TimecodeFacts = Pick<VideoFacts, 'rate' | 'startFrame' | 'isDropFrame'>

/** @returns the number of frames per second in timecodes: 24 for 23.976, 30 for 29.97 */
export function nominalRate({ numerator, denominator }: Rate): number {
  return Math.max(1, Math.round(numerator / denominator))
}

/**
 * @returns whether a rate is an integer divided by 1.001. Some files say 2997/100 in place of
 * 30000/1001
 */
export function isNtscRate(rate: Rate): boolean {
  const slowed = (nominalRate(rate) * 1_000) / 1_001
  return Math.abs(rate.numerator / rate.denominator / slowed - 1) < 1e-4
}

/** @returns whether a rate allows drop frame, which is only defined for 29.97 and 59.94 */
export function mayDropFrames(rate: Rate): boolean {
  return isNtscRate(rate) && [30, 60].includes(nominalRate(rate))
}

/**
 * @returns whether the film's timecode is drop frame. Some files claim that at rates that do not
 * allow it
 */
export function dropsFrames({ rate, isDropFrame }: TimecodeFacts): boolean {
  return isDropFrame && mayDropFrames(rate)
}

/**
 * Formats the SMPTE timecode of a frame, which restarts after 24 hours.
 * @param frame of the film, counted from 0
 * @returns `01:00:00:00`, or `01:00:00;00` for drop frame
 */
export function formatTimecode(frame: number, facts: TimecodeFacts): string {
  const { rate, startFrame } = facts
  const isDrop = dropsFrames(facts)
  const day = framesOfDay(rate, isDrop)
  const count = (((frame + startFrame) % day) + day) % day
  const label = isDrop ? withDropped(count, rate) : count
  const base = nominalRate(rate)
  const [hours, minutes, seconds] = [label / (base * 3_600), label / (base * 60), label / base]
  const frames = String(label % base).padStart(frameDigits(rate), '0')
  const clock = [hours, minutes % 60, seconds % 60].map((part) =>
    String(Math.floor(part)).padStart(2, '0'),
  )
  return `${clock.join(':')}${isDrop ? ';' : ':'}${frames}`
}

/**
 * @returns the number of digits for frames in a timecode: two, or more from 101 frames per second
 */
export function frameDigits(rate: Rate): number {
  return Math.max(2, String(nominalRate(rate) - 1).length)
}

/**
 * Counts the frames from 00:00:00:00 to a timecode. A timecode that drop frame skips counts as the
 * next existing one, as editing systems correct it: 00:01:00;00 as 00:01:00;02.
 * @param label hours, minutes, seconds and frames; each may exceed its usual range
 */
export function countFrames(label: readonly number[], rate: Rate, isDrop: boolean): number {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = label
  const base = nominalRate(rate)
  const number = ((hours * 60 + minutes) * 60 + seconds) * base + frames
  if (!isDrop) return number
  const dropped = droppedInMinute(rate)
  const minute = Math.floor(number / (base * 60))
  const within = number - minute * base * 60
  const existing = minute % 10 === 0 ? within : Math.max(within, dropped)
  return minute * base * 60 + existing - dropped * (minute - Math.floor(minute / 10))
}

export function framesOfDay(rate: Rate, isDrop: boolean): number {
  return countFrames([24, 0, 0, 0], rate, isDrop)
}

/**
 * @returns how many numbers drop frame skips in a minute: two of 30 × 60, four of 60 × 60. It skips
 * numbers only, no frames
 */
function droppedInMinute(rate: Rate): number {
  return nominalRate(rate) / 15
}

/** Adds the skipped numbers to a count of frames. In every tenth minute, none are skipped. */
function withDropped(count: number, rate: Rate): number {
  const dropped = droppedInMinute(rate)
  const minute = nominalRate(rate) * 60 - dropped
  const tenMinutes = minute * 10 + dropped
  const tens = Math.floor(count / tenMinutes)
  const within = count % tenMinutes
  const minutes = within < dropped ? 0 : Math.floor((within - dropped) / minute)
  return count + dropped * (tens * 9 + minutes)
}
