import type { Note } from './notes'

/** A note's number as people read it: `3`, or `S3` of a note for the studio alone. */
export function noteNumber({
  number,
  isStudioOnly,
}: Pick<Note, 'number' | 'isStudioOnly'>): string {
  return isStudioOnly ? `S${number}` : String(number)
}
