import type { Note } from './notes'

/** @returns whether a note is open: neither resolved, nor found to be fixed on a later version */
export function isOpen({ resolved, origin }: Pick<Note, 'resolved' | 'origin'>): boolean {
  return resolved === null && origin?.state !== 'fixed'
}

export interface NoteCounts {
  open: number
  resolved: number
  /**
   * The number of open notes that were carried over from an earlier version and have not been
   * checked since.
   */
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
