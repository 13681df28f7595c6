import type { Note } from '@studio/shared/review/notes'
import type { Room } from '@studio/shared/review/projects'

/** @returns whether the reader is staff */
export function isStudio({ project }: Pick<Room, 'project'>): boolean {
  return project.role === 'studio'
}

type Rights = Pick<Room, 'mayWrite' | 'mayResolve'>

/**
 * @returns whether the reader may resolve or reopen a note. Staff may do both, and authors may
 * reopen. A carried note is answered as fixed or not fixed instead
 */
export function mayTurn(note: Note, { mayWrite, mayResolve }: Rights): boolean {
  if (note.origin !== null) return false
  return mayResolve || (mayWrite && note.author.isYou && note.resolved !== null)
}

/** @returns whether the reader may mark a carried note as fixed, which its author and staff may */
export function mayJudge(note: Note, { mayWrite, mayResolve }: Rights): boolean {
  return note.origin !== null && (mayResolve || (mayWrite && note.author.isYou))
}

export function mayChange(note: Note, { mayWrite }: Rights): boolean {
  return mayWrite && note.author.isYou
}
