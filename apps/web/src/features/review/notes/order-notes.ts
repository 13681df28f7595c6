import type { Anchor, Note } from '@studio/shared/review/notes'

/**
 * Sorts notes by their position in the film, pages or sound. Notes about the whole version come
 * first.
 */
export function orderNotes(notes: readonly Note[]): Note[] {
  return notes.toSorted(
    (a, b) =>
      placeOf(a.anchor) - placeOf(b.anchor) ||
      heightOf(a.anchor) - heightOf(b.anchor) ||
      a.number - b.number,
  )
}

function placeOf(anchor: Anchor): number {
  switch (anchor.kind) {
    case 'frames':
      return anchor.first
    case 'place':
      return anchor.page
    case 'time':
      return anchor.milliseconds
    case 'whole':
      return -1
  }
}

function heightOf(anchor: Anchor): number {
  return anchor.kind === 'place' ? (anchor.at?.[1] ?? -1) : 0
}
