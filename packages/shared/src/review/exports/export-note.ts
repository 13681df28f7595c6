import type { DrawingColor } from '../drawing'
import { clampFrame } from '../frames'
import { noteNumber } from '../note-number'
import type { TimecodeFacts } from '../timecode'
import { oneLine } from './plain-text'

/** The data about a film that is written into a file with markers. */
export interface ExportFilm extends TimecodeFacts {
  title: string
  frameCount: number
  width: number
  height: number
}

export interface ExportNote {
  number: number
  /** Whether only the studio sees the note. Such notes have their own sequence of numbers. */
  isStudioOnly: boolean
  /**
   * The first and last frame. Null for notes about the whole version, which editing systems get at
   * the first frame.
   */
  frames: { first: number; last: number } | null
  text: string
  author: string
  replies: readonly { author: string; text: string }[]
  isResolved: boolean
  /** The color of the marker. If null, it depends on whether the note is resolved. */
  color: DrawingColor | null
}

/** A note as a marker within the film. `end` is the first frame after it. */
export interface Marker extends ExportNote {
  start: number
  end: number
  color: DrawingColor
}

/** @returns the markers of the notes, in the order of the film */
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
 * @returns the author and the text of a note on one line. The text is missing if the note is only a
 * drawing
 */
export function headline(note: ExportNote): string {
  const { author, text } = note
  return oneLine(
    [`#${noteNumber(note)} ${author}`, text].filter((part) => part.trim() !== '').join(': '),
  )
}

/**
 * @returns one line for each reply. Each begins with a sign, because some programs refuse lines
 * that begin with a digit
 */
export function replyLines({ replies }: ExportNote): string[] {
  return replies.map(({ author, text }) => `> ${oneLine(`${author}: ${text}`)}`)
}
