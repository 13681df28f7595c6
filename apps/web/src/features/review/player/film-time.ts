import { parseTimecode } from '@studio/shared/review/parse-timecode'
import { formatTimecode, type TimecodeFacts } from '@studio/shared/review/timecode'

export function lengthOf(facts: TimecodeFacts & { frameCount: number }): string {
  return formatTimecode(facts.frameCount, { ...facts, startFrame: 0 })
}

/**
 * Parses a typed timecode, or a frame offset with + or -.
 * @returns null if the film has no such frame
 */
export function readFrame(
  text: string,
  facts: TimecodeFacts & { frameCount: number },
  present: number,
): number | null {
  const steps = /^\s*([+-]\d{1,6})\s*$/.exec(text)?.[1]
  const frame = steps === undefined ? parseTimecode(text, facts) : present + Number(steps)
  return frame !== null && frame >= 0 && frame < facts.frameCount ? frame : null
}
