export interface Cue {
  /** The start in seconds. */
  start: number
  end: number
  text: string
}

/** The reason why a text is not valid WebVTT, with the number of the line, counted from 1. */
export class VttError extends Error {
  constructor(
    readonly reason: 'noHeader' | 'noCues' | 'badTime' | 'endsTooEarly' | 'outOfOrder' | 'noText',
    readonly line: number,
  ) {
    super(`${reason} in line ${line}`)
  }
}

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`)

/**
 * Reads captions in WebVTT: cues in the order in which they are shown, each with its text. Notes,
 * styles and regions are ignored.
 * @throws {VttError}
 */
export function readVtt(text: string): Cue[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) throw new VttError('noHeader', 1)
  const cues: Cue[] = []
  for (let at = 1; at < lines.length;) {
    const from = at
    while (at < lines.length && lines[at]?.trim() !== '') at += 1
    const block = lines.slice(from, at)
    at += 1
    if (block.length === 0 || /^(?:NOTE|STYLE|REGION)\b/.test(block[0] ?? '')) continue
    cues.push(readCue(block, from + 1, cues.at(-1)))
  }
  if (cues.length === 0) throw new VttError('noCues', lines.length)
  return cues
}

function readCue(block: string[], line: number, before: Cue | undefined): Cue {
  // A cue may have a name in the line before its times.
  const named = block[0]?.includes('-->') ? 0 : 1
  const timing = TIMING.exec(block[named]?.trim() ?? '')
  const at = line + named
  if (!timing) throw new VttError('badTime', Math.min(at, line + block.length - 1))
  const [start, end] = [secondsOf(timing.slice(1, 5)), secondsOf(timing.slice(5, 9))]
  if (end <= start) throw new VttError('endsTooEarly', at)
  if (before && start < before.start) throw new VttError('outOfOrder', at)
  const text = block.slice(named + 1).join('\n').trim() // prettier-ignore
  if (!text) throw new VttError('noText', at)
  return { start, end, text }
}

function secondsOf([hours, minutes, seconds, thousandths]: (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
  return whole + Number(thousandths) / 1000
}
