import { FPS } from '../engine/frames'
import type { Texts } from '../sets/schema'
import type { CaptionCue } from './spot'

/** Writes the captions of a film as WebVTT. */
export function toVtt(cues: readonly CaptionCue[], locale: keyof Texts): string {
  const lines = cues.map(
    ({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text[locale]}\n`,
  )
  return `WEBVTT\n\n${lines.join('\n')}`
}

function stamp(frame: number): string {
  const milliseconds = Math.round((frame * 1000) / FPS)
  const [seconds, rest] = [Math.floor(milliseconds / 1000), milliseconds % 1000]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.${String(rest).padStart(3, '0')}`
}
