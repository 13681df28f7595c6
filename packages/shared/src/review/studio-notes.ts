import type { Note } from './notes'

/**
 * @returns the notes that may leave the studio, without notes and replies that only the studio sees
 */
export function withoutStudioNotes<Shown extends Pick<Note, 'isStudioOnly' | 'replies'>>(
  notes: readonly Shown[],
): Shown[] {
  return notes
    .filter(({ isStudioOnly }) => !isStudioOnly)
    .map((note) => ({ ...note, replies: note.replies.filter((reply) => !reply.isStudioOnly) }))
}

export function hasStudioNotes(notes: readonly Pick<Note, 'isStudioOnly' | 'replies'>[]): boolean {
  return notes.some(
    ({ isStudioOnly, replies }) => isStudioOnly || replies.some((reply) => reply.isStudioOnly),
  )
}
