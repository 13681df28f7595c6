import type { Note } from '@studio/shared/review/notes'
import type { Room } from '@studio/shared/review/projects'

/** Whether the reader is of the studio. */
export function isStudio({ project }: Pick<Room, 'project'>): boolean {
  return project.role === 'studio'
}

type Rights = Pick<Room, 'mayWrite' | 'mayResolve'>

/**
 * Staff say what is done; whoever wrote a note may say that it is not. Of a carried note both are
 * said by answering whether it is fixed on this version.
 */
export function mayTurn(note: Note, { mayWrite, mayResolve }: Rights): boolean {
  if (note.origin !== null) return false
  return mayResolve || (mayWrite && note.author.isYou && note.resolved !== null)
}

/** Whether a carried note is fixed, its author and staff can say. */
export function mayJudge(note: Note, { mayWrite, mayResolve }: Rights): boolean {
  return note.origin !== null && (mayResolve || (mayWrite && note.author.isYou))
}

export function mayChange(note: Note, { mayWrite }: Rights): boolean {
  return mayWrite && note.author.isYou
}
