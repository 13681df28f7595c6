import type { Note } from './notes'

/** Nobody has resolved it, or found on a later version that it is fixed. */
export function isOpen({ resolved, origin }: Pick<Note, 'resolved' | 'origin'>): boolean {
  return resolved === null && origin?.state !== 'fixed'
}

export interface NoteCounts {
  open: number
  resolved: number
  /** Number of open notes that were carried from an earlier version and not checked since. */
  unchecked: number
}

export function countNotes(notes: readonly Pick<Note, 'resolved' | 'origin'>[]): NoteCounts {
  const open = notes.filter(isOpen)
  return {
    open: open.length,
    resolved: notes.length - open.length,
    unchecked: open.filter(({ origin }) => origin?.state === 'unchecked').length,
  }
}
