import type { Note } from '@studio/shared/review/notes'
import type { Room } from '@studio/shared/review/projects'

/** Whether the reader is staff. */
export function isStudio({ project }: Pick<Room, 'project'>): boolean {
  return project.role === 'studio'
}

type Rights = Pick<Room, 'mayWrite' | 'mayResolve'>

/**
 * Staff may resolve and reopen, authors may reopen. For a carried note, its fixed or not-fixed
 * answer does both.
 */
export function mayTurn(note: Note, { mayWrite, mayResolve }: Rights): boolean {
  if (note.origin !== null) return false
  return mayResolve || (mayWrite && note.author.isYou && note.resolved !== null)
}

/** The author and staff may mark a carried note as fixed. */
export function mayJudge(note: Note, { mayWrite, mayResolve }: Rights): boolean {
  return note.origin !== null && (mayResolve || (mayWrite && note.author.isYou))
}

export function mayChange(note: Note, { mayWrite }: Rights): boolean {
  return mayWrite && note.author.isYou
}
