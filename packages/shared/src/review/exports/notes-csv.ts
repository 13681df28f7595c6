import { noteNumber } from '../note-number'
import { formatTimecode, type TimecodeFacts } from '../timecode'
import { replyLines, type ExportNote } from './export-note'
import { oneLine, plainText } from './plain-text'

export const CSV_COLUMNS = [
  'number',
  'from',
  'to',
  'firstFrame',
  'lastFrame',
  'place',
  'author',
  'writtenAt',
  'text',
  'replies',
  'files',
  'state',
  'resolvedAt',
] as const

export type CsvColumn = (typeof CSV_COLUMNS)[number]

/** The headings and names in the reader's language. */
export interface CsvWords {
  columns: Record<CsvColumn, string>
  open: string
  resolved: string
}

export interface CsvNote extends ExportNote {
  /** The place of a note without frames in words, such as a page or the time of a sound. */
  place: string
  /** Days and times in the reader's time zone. Empty if the note has none. */
  writtenAt: string
  resolvedAt: string
  /** The names of all files that are attached to the note and its replies. */
  files: readonly string[]
}

/** The mark by which spreadsheets recognize that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Writes the notes as CSV (RFC 4180) in their order. Notes on films have timecodes, and frames
 * counted from 0.
 * @param film null for boards and sounds
 */
export function notesToCsv(
  film: TimecodeFacts | null,
  notes: readonly CsvNote[],
  words: CsvWords,
): string {
  const rows = [
    CSV_COLUMNS.map((column) => words.columns[column]),
    ...notes.map((note) => [
      noteNumber(note),
      ...frameCells(film, note),
      note.place,
      note.author,
      note.writtenAt,
      note.text,
      replyLines(note).join('\n'),
      note.files.map(oneLine).join('\n'),
      note.isResolved ? words.resolved : words.open,
      note.resolvedAt,
    ]),
  ]
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

function frameCells(film: TimecodeFacts | null, { frames }: ExportNote): (string | number)[] {
  if (!film || !frames) return ['', '', '', '']
  const { first, last } = frames
  return [formatTimecode(first, film), formatTimecode(last, film), first, last]
}

/**
 * Matches the positions at which a spreadsheet would begin a formula: the start of a cell, and
 * every place that could become one, because German spreadsheets split cells at semicolons and
 * break a quoted text into several lines. The full-width signs of East Asian keyboards also begin
 * formulas.
 */
const FORMULA = /(?<=^|[;\t\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\n])/g

function toCell(value: string | number): string {
  const text = plainText(String(value)).replace(FORMULA, "'")
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
