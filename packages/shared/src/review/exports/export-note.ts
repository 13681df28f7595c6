import type { DrawingColor } from '../drawing'
import { clampFrame } from '../frames'
import { noteNumber } from '../note-number'
import type { TimecodeFacts } from '../timecode'
import { oneLine } from './plain-text'

/** The data about a film that a file of markers contains. */
export interface ExportFilm extends TimecodeFacts {
  title: string
  frameCount: number
  width: number
  height: number
}

export interface ExportNote {
  number: number
  /** Notes for the studio alone have their own numbers. */
  isStudioOnly: boolean
  /** Null for notes on the whole version. Editing systems get them at the first frame. */
  frames: { first: number; last: number } | null
  text: string
  author: string
  replies: readonly { author: string; text: string }[]
  isResolved: boolean
  /** If null, the color follows from the note's state. */
  color: DrawingColor | null
}

/** A note as a marker within the film. `end` is the first frame after it. */
export interface Marker extends ExportNote {
  start: number
  end: number
  color: DrawingColor
}

/** The markers of the notes, in the order of the film. */
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

/**
 * The author and the text of a note on one line. The text is missing if the note is only a drawing.
 */
export function headline(note: ExportNote): string {
  const { author, text } = note
  return oneLine(
    [`#${noteNumber(note)} ${author}`, text].filter((part) => part.trim() !== '').join(': '),
  )
}

/**
 * One line for each reply. The sign in front keeps a line from beginning with a digit, which some
 * programs refuse.
 */
export function replyLines({ replies }: ExportNote): string[] {
  return replies.map(({ author, text }) => `> ${oneLine(`${author}: ${text}`)}`)
}
