import { isDeepStrictEqual } from 'node:util'
import { carryAnchor, type Place } from './carry-anchor'
import type { Drawing } from './drawing'
import type { Anchor, Note } from './notes'
import { isOpen } from './open-notes'
import type { Version } from './projects'
import { scaleDrawing } from './scale-drawing'

interface StoredNote extends Pick<
  Note,
  'id' | 'number' | 'anchor' | 'drawing' | 'resolved' | 'origin'
> {
  isEdited: boolean
  /**
   * Set for a carried note: the note as its author wrote it, and the place data of the version on
   * which it was written.
   */
  written?: (Pick<Note, 'anchor' | 'drawing'> & { place: Place }) | null
}

/** The values in which a carried note differs from `note`. */
export interface CarriedNote<N extends StoredNote> {
  note: N
  anchor: Anchor
  drawing: Drawing | null
  origin: NonNullable<Note['origin']>
}

/**
 * Copies the open notes of a version to the next version, in their order.
 *
 * The origin of a copy is always the note that its author wrote, even after several versions. All
 * copies have the same origin, so that one query finds them and prevents a second copy on one
 * version. The place is computed from the original note as well. A version that is too short
 * therefore moves a note only on that version. A copy that its author has moved keeps its own
 * place.
 */
export function carryNotes<N extends StoredNote>(
  notes: readonly N[],
  from: Place & Pick<Version, 'id' | 'number'>,
  to: Place,
): CarriedNote<N>[] {
  return notes.filter(isOpen).map((note) => {
    const { anchor: written, drawing, place } = sourceOf(note, from)
    const anchor = carryAnchor(written, place, to)
    return {
      note,
      anchor,
      drawing: drawing && carryDrawing(drawing, anchor, to),
      origin: {
        ...(note.origin ?? {
          noteId: note.id,
          versionId: from.id,
          versionNumber: from.number,
          number: note.number,
        }),
        state: 'unchecked',
      },
    }
  })
}

/**
 * Finds the note from which the place is computed. Only an edited copy can have been moved by its
 * author. Other copies may also differ from the written note, because that note may have been moved
 * after it was carried over.
 */
function sourceOf(note: StoredNote, from: Place): NonNullable<StoredNote['written']> {
  const { anchor, drawing, written, isEdited } = note
  const own = { anchor, drawing, place: from }
  if (!written) return own
  const asCarried = carryAnchor(written.anchor, written.place, from)
  return isEdited && !isDeepStrictEqual(anchor, asCarried) ? own : written
}

function carryDrawing(drawing: Drawing, anchor: Anchor, to: Place): Drawing {
  const picture = pictureAt(anchor, to)
  return picture ? scaleDrawing(drawing, picture) : drawing
}

function pictureAt(anchor: Anchor, { video, pages }: Place) {
  if (anchor.kind === 'frames') return video
  return anchor.kind === 'place' ? pages[anchor.page - 1] : null
}
