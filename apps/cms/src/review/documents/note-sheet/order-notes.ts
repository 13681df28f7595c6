import type { Anchor, Note } from '@studio/shared/review/notes'

/** Sorts by position in the film, pages or sound; notes about the whole come first. */
export function orderNotes(notes: readonly Note[]): Note[] {
  return [...notes].sort(
    (one, other) => placeOf(one.anchor) - placeOf(other.anchor) || one.number - other.number,
  )
}

function placeOf(anchor: Anchor): number {
  switch (anchor.kind) {
    case 'frames':
      return anchor.first
    case 'place':
      return anchor.page + (anchor.at?.[1] ?? 0) / 2
    case 'time':
      return anchor.milliseconds
    case 'whole':
      return -1
  }
}
