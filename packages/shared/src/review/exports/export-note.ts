import type { DrawingColor } from '../drawing'
import { clampFrame } from '../frames'
import { noteNumber } from '../note-number'
import type { TimecodeFacts } from '../timecode'
import { oneLine } from './plain-text'

/** What a file of markers says about the film that they stand on. */
export interface ExportFilm extends TimecodeFacts {
  title: string
  frameCount: number
  width: number
  height: number
}

export interface ExportNote {
  number: number
  /** Such notes are counted by themselves. */
  isStudioOnly: boolean
  /** Null of notes on the whole: editing systems get them at the first frame. */
  frames: { first: number; last: number } | null
  text: string
  author: string
  replies: readonly { author: string; text: string }[]
  isResolved: boolean
  /** Null lets the state say it. */
  color: DrawingColor | null
}

/** A note as a marker: on frames that the film has, `end` being the first one behind it. */
export interface Marker extends ExportNote {
  start: number
  end: number
  color: DrawingColor
}

/** In the order of the film. */
export function markersOf(film: ExportFilm, notes: readonly ExportNote[]): Marker[] {
  return notes
    .map((note) => ({ ...note, ...spanOf(film, note), color: note.color ?? colorOf(note) }))
    .sort((one, other) => one.start - other.start || one.number - other.number)
}

function spanOf({ frameCount }: ExportFilm, { frames }: ExportNote) {
  const { first, last } = frames ?? { first: 0, last: 0 }
  const start = clampFrame(first, frameCount)
  return { start, end: Math.max(start, clampFrame(last, frameCount)) + 1 }
}

function colorOf({ isResolved }: ExportNote): DrawingColor {
  return isResolved ? 'green' : 'red'
}

/** Whose note it is, and what it says, on one line. A drawing may have no words. */
export function headline(note: ExportNote): string {
  const { author, text } = note
  return oneLine(
    [`#${noteNumber(note)} ${author}`, text].filter((part) => part.trim() !== '').join(': '),
  )
}

/** A line for each; the sign keeps a line from beginning with a digit, which some readers refuse. */
export function replyLines({ replies }: ExportNote): string[] {
  return replies.map(({ author, text }) => `> ${oneLine(`${author}: ${text}`)}`)
}
