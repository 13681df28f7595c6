import type { Note } from '@studio/shared/review/notes'
import type { Room } from '@studio/shared/review/projects'

type Rights = Pick<Room, 'mayWrite' | 'mayResolve'>

/** Staff say what is done; whom a note concerns may say that it is not. */
export function mayTurn(note: Note, { mayWrite, mayResolve }: Rights): boolean {
  if (mayResolve) return true
  if (!mayWrite) return false
  const isCarried = note.origin !== null && note.author.isYou
  return note.resolved === null ? isCarried : note.author.isYou
}

/** What became of a carried note, its author and staff can say. */
export function mayJudge(note: Note, { mayWrite, mayResolve }: Rights): boolean {
  return note.origin !== null && (mayResolve || (mayWrite && note.author.isYou))
}

export function mayChange(note: Note, { mayWrite }: Rights): boolean {
  return mayWrite && note.author.isYou
}
