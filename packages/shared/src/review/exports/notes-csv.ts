import { noteNumber } from '../note-number'
import { formatTimecode, type TimecodeFacts } from '../timecode'
import { replyLines, type ExportNote } from './export-note'
import { oneLine, plainText } from './plain-text'

const CSV_COLUMNS = [
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

/** In the reader's language. */
export interface CsvWords {
  columns: Record<(typeof CSV_COLUMNS)[number], string>
  open: string
  resolved: string
}

export interface CsvNote extends ExportNote {
  /** Where a note without frames stands, in words: a page, a time of a sound. */
  place: string
  /** Days and times as the reader’s clock has them; empty where there is none. */
  writtenAt: string
  resolvedAt: string
  /** What is attached to it or its replies, by name. */
  files: readonly string[]
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * RFC 4180, in the notes' own order. Notes on films have timecodes, and frames counted from 0.
 *
 * @param film null of boards and sounds
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
 * Where a spreadsheet would find a formula: at the start of a cell, and of what becomes a cell when
 * it splits at semicolons, as it does in German, and so takes a quoted line for several. Signs in
 * the full width of East Asian keyboards count as well.
 */
const FORMULA = /(?<=^|[;\t\n])(?=\s*[=+\-@＝＋－＠])|^(?=[\t\n])/g

function toCell(value: string | number): string {
  const text = plainText(String(value)).replace(FORMULA, "'")
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
