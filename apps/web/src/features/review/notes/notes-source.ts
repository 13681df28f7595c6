import type { CarriedState, NewNote, Note, NoteEdit } from '@studio/shared/review/notes'

/** `reconnecting` means that updates are delayed, `ended` that the session is over. */
export type ConnectionStatus = 'live' | 'reconnecting' | 'ended'

export interface NotesState {
  /** The notes are in no particular order. */
  notes: readonly Note[]
  status: ConnectionStatus
}

/**
 * A failed call. Without a response, `code` is `offline`. `fields` contains the error codes of
 * single fields.
 */
export interface Refusal {
  isDone: false
  code: string
  fields: Record<string, string>
}

export type Outcome = { isDone: true } | Refusal

/** A new reply. Its id makes sure that a repeated call stores it only once. */
export interface NewReply {
  key: string
  text: string
  /** Ids of uploads. */
  files: string[]
  isStudioOnly: boolean
}

/**
 * The notes of a version, as a store for `useSyncExternalStore`. Calls never throw, and resolve
 * after the change is in the state, so that optimistic entries can be removed then.
 */
export interface NotesSource {
  subscribe: (changed: () => void) => () => void
  /** @returns the same object until something changes */
  getSnapshot: () => NotesState
  write: (note: NewNote) => Promise<Outcome>
  reply: (noteId: string, reply: NewReply) => Promise<Outcome>
  edit: (noteId: string, edit: NoteEdit) => Promise<Outcome>
  remove: (noteId: string) => Promise<Outcome>
  resolve: (noteId: string, isResolved: boolean) => Promise<Outcome>
  setCarried: (noteId: string, state: CarriedState) => Promise<Outcome>
}
