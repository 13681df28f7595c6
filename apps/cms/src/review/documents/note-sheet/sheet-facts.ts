import type { VideoFacts } from '@studio/shared/review/media'
import type { Note } from '@studio/shared/review/notes'
import type { NoteCounts } from '@studio/shared/review/open-notes'

/** A frame or a page, as a small JPEG. */
export interface Picture {
  data: Uint8Array
  /** Pixels. */
  width: number
  height: number
}

export interface SheetNote {
  note: Note
  /** Null for notes without a picture, and for pictures that could not be read. */
  picture: Picture | null
}

/** Data of a sheet of notes. */
export interface SheetFacts {
  studio: string
  project: string
  deliverable: string
  versionNumber: number
  fileName: string
  /** Null except for films. */
  video: VideoFacts | null
  /** Ordered by position in the film. */
  notes: readonly SheetNote[]
  /** Counts of all notes, including those that are not on the sheet. */
  counts: NoteCounts
  noteCount: number
  madeAt: Date
  /** Time zone of the reader. */
  timeZone: string
}
