import type { Anchor, Note } from '@studio/shared/review/notes'

/** In the order of the film, of its pages or its sound; what is about the whole comes first. */
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
