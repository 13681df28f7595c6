import type { Note } from '@studio/shared/review/notes'

type Numbered = Pick<Note, 'number' | 'isStudioOnly'>

/** @returns the number of the next note with the same audience */
export function nextNumber(
  notes: readonly Numbered[],
  { isStudioOnly }: Pick<Note, 'isStudioOnly'>,
): number {
  const same = notes.filter((note) => note.isStudioOnly === isStudioOnly)
  return Math.max(0, ...same.map(({ number }) => number)) + 1
}
