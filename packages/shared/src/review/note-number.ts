import type { Note } from './notes'

/** A note's number for people: `3`, or `S3` for a note for the studio alone. */
export function noteNumber({
  number,
  isStudioOnly,
}: Pick<Note, 'number' | 'isStudioOnly'>): string {
  return isStudioOnly ? `S${number}` : String(number)
}
