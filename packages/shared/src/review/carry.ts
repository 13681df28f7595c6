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
  /** The note that somebody wrote, where this one was carried from it, and the version it is on. */
  written?: (Pick<Note, 'anchor' | 'drawing'> & { place: Place }) | null
}

/** What the next version's note has of its own; everything else is taken from `note`. */
export interface CarriedNote<N extends StoredNote> {
  note: N
  anchor: Anchor
  drawing: Drawing | null
  origin: NonNullable<Note['origin']>
}

/**
 * The open notes of a version as the next one has them, in their order.
 *
 * The origin is the note that somebody wrote, however often it was carried since: all its copies
 * have the same, so that one query finds them, and carrying twice can be refused by it. Its place is
 * taken from there as well: a version that is too short moves a note only as long as it is shown.
 * A copy that its author has moved gives its own place.
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
 * Only an edited copy can have been moved. Another one may also differ from the written note,
 * which may have been moved after it was carried.
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
