import { noteNumber } from '@studio/shared/review/note-number'
import type { Note } from '@studio/shared/review/notes'
import type { RoomTranslator } from '../translator'
import type { Marker } from '../types'

/** @returns the marker of a note on the timeline */
export function markerOf(note: Note, first: number, last: number, t: RoomTranslator): Marker {
  const { id, author, resolved } = note
  const label = `${noteNumber(note)} · ${author.isYou ? t('notes.you') : author.name}`
  return { id, first, last, side: author.side, isResolved: resolved !== null, label }
}
