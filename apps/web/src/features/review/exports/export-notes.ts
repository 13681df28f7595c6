import type { CsvColumn, CsvWords } from '@studio/shared/review/exports/notes-csv'
import type { ExportFilm, ExportNote } from '@studio/shared/review/exports/export-note'
import type { Note } from '@studio/shared/review/notes'
import { isOpen } from '@studio/shared/review/open-notes'
import type { Version } from '@studio/shared/review/projects'
import { anchorText } from '../notes/anchor-text'
import type { RoomTranslator } from '../translator'

export const EXPORTS = ['csv', 'edl', 'fcpxml', 'premiere'] as const

export type ExportKind = (typeof EXPORTS)[number]

export interface ExportedFile {
  name: string
  type: string
  text: string
}

/** Exports notes as a file. The formats' code is loaded on demand. */
export async function exportNotes(
  kind: ExportKind,
  title: string,
  version: Version,
  notes: readonly Note[],
  t: RoomTranslator,
): Promise<ExportedFile> {
  const list = notes.map((note) => toExport(note, t))
  const name = exportName(title, version, t)
  const film = filmOf(name, version)
  switch (kind) {
    case 'csv': {
      const { CSV_COLUMNS, notesToCsv } = await import('@studio/shared/review/exports/notes-csv')
      const placed = list.map((one, index) => ({
        ...one,
        place: placeOf(notes[index], t),
        writtenAt: momentText(notes[index]?.writtenAt),
        resolvedAt: momentText(notes[index]?.resolved?.at),
        files: fileNames(notes[index]),
      }))
      const text = notesToCsv(film, placed, csvWords(CSV_COLUMNS, t))
      return { name: fileName(name, 'csv'), type: 'text/csv', text }
    }
    case 'edl': {
      const { notesToResolveEdl } = await import('@studio/shared/review/exports/resolve-edl')
      return fileOf(name, 'edl', 'text/plain', film, (one) => notesToResolveEdl(one, list))
    }
    case 'fcpxml': {
      const { notesToFcpxml } = await import('@studio/shared/review/exports/fcpxml')
      return fileOf(name, 'fcpxml', 'application/xml', film, (one) => notesToFcpxml(one, list))
    }
    case 'premiere': {
      const { notesToPremiereXml } = await import('@studio/shared/review/exports/premiere-xml')
      return fileOf(name, 'xml', 'application/xml', film, (one) => notesToPremiereXml(one, list))
    }
  }
}

/** @returns the kinds of export for a version. Editing systems import markers of films only */
export function exportsOf({ video }: Version): readonly ExportKind[] {
  return video ? EXPORTS : ['csv']
}

function fileOf(
  name: string,
  ending: string,
  type: string,
  film: ExportFilm | null,
  write: (film: ExportFilm) => string,
): ExportedFile {
  if (!film) throw new Error(`A ${ending} file is of a film, and ${name} is none.`)
  return { name: fileName(name, ending), type, text: write(film) }
}

function filmOf(title: string, { video }: Version): ExportFilm | null {
  return video && { title, ...video }
}

function toExport(note: Note, t: RoomTranslator): ExportNote {
  const { number, isStudioOnly, anchor, text, author, replies, drawing } = note
  const isResolved = !isOpen(note)
  // Authors have their names, because “You” would be wrong for other readers of the file. Only in
  // the demonstration people have no name.
  const nameOf = (one: Pick<Note, 'author' | 'isStudioOnly'>) => {
    const name = one.author.name || t('notes.you')
    return one.isStudioOnly ? `${name} (${t('notes.studioOnly.mark')})` : name
  }
  return {
    number,
    isStudioOnly,
    frames: anchor.kind === 'frames' ? { first: anchor.first, last: anchor.last } : null,
    text,
    author: nameOf({ author, isStudioOnly }),
    replies: replies.map((reply) => ({ author: nameOf(reply), text: reply.text })),
    isResolved,
    color: isResolved ? null : (drawing?.shapes[0]?.color ?? null),
  }
}

/** Formats a local time so that spreadsheets can parse and sort it: `2026-11-25 14:05`. */
function momentText(at: string | undefined): string {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
  return at === undefined ? '' : format.format(new Date(at))
}

function fileNames(note: Note | undefined): string[] {
  if (!note) return []
  return [note, ...note.replies].flatMap(({ files }) => files.map(({ name }) => name))
}

function placeOf(note: Note | undefined, t: RoomTranslator): string {
  return note && note.anchor.kind !== 'frames' ? anchorText(note.anchor, null, t) : ''
}

function csvWords(columns: readonly CsvColumn[], t: RoomTranslator): CsvWords {
  const named = columns.map((column) => [column, t(`room.csv.${column}`)])
  return {
    columns: Object.fromEntries(named) as CsvWords['columns'],
    open: t('room.csv.open'),
    resolved: t('room.csv.resolved'),
  }
}

/** @returns the name of an exported file, without its extension */
export function exportName(title: string, { number }: Version, t: RoomTranslator): string {
  return `${title} ${t('room.version', { number })}`
}

/**
 * Makes a file name. It keeps letters of every script and replaces characters that file systems
 * refuse.
 */
export function fileName(name: string, ending: string): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `${plain}.${ending}`
}
