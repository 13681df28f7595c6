import type { VideoFacts } from '@studio/shared/review/media'
import type { Note } from '@studio/shared/review/notes'
import type { NoteCounts } from '@studio/shared/review/open-notes'

/** A frame or a page as a small JPEG. */
export interface Picture {
  data: Uint8Array
  /** The width in pixels. */
  width: number
  height: number
}

export interface SheetNote {
  note: Note
  /** The picture of the note, or null if it has none or if the picture could not be read. */
  picture: Picture | null
}

/** The data of a note sheet. */
export interface SheetFacts {
  studio: string
  project: string
  deliverable: string
  versionNumber: number
  fileName: string
  /** The facts of a film, or null for other files. */
  video: VideoFacts | null
  /** The notes, ordered by their position in the file. */
  notes: readonly SheetNote[]
  /** The counts of all notes, including those that are not on the sheet. */
  counts: NoteCounts
  noteCount: number
  madeAt: Date
  /** The time zone of the reader. */
  timeZone: string
}
