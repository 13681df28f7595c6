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
  /** Null where it stands on no picture, or there is none to be had. */
  picture: Picture | null
}

/** What a sheet of notes says. */
export interface SheetFacts {
  studio: string
  project: string
  deliverable: string
  versionNumber: number
  fileName: string
  /** Null of everything but films. */
  video: VideoFacts | null
  /** In the order of the film. */
  notes: readonly SheetNote[]
  /** Of all notes, also where not all are on the sheet. */
  counts: NoteCounts
  noteCount: number
  madeAt: Date
  /** Time zone of the reader. */
  timeZone: string
}
