import type { Note } from './notes'

/** @returns a note's number for people: `3`, or `S3` for a note that only the studio sees */
export function noteNumber({
  number,
  isStudioOnly,
}: Pick<Note, 'number' | 'isStudioOnly'>): string {
  return isStudioOnly ? `S${number}` : String(number)
}
