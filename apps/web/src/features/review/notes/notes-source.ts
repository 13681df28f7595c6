import type { CarriedState, NewNote, Note, NoteEdit } from '@studio/shared/review/notes'

/** `reconnecting`: updates are delayed. `ended`: the session is over. */
export type ConnectionStatus = 'live' | 'reconnecting' | 'ended'

export interface NotesState {
  /** Unordered. */
  notes: readonly Note[]
  status: ConnectionStatus
}

/** `code` is `offline` without a response; `fields` has the error codes of single fields. */
export interface Refusal {
  isDone: false
  code: string
  fields: Record<string, string>
}

export type Outcome = { isDone: true } | Refusal

/** The id makes a repeated reply idempotent. */
export interface NewReply {
  key: string
  text: string
  /** Ids of uploads. */
  files: string[]
  isStudioOnly: boolean
}

/**
 * The notes of a version, for `useSyncExternalStore`. Calls never throw, and resolve after the
 * change is in the state, so that optimistic entries can be removed.
 */
export interface NotesSource {
  subscribe: (changed: () => void) => () => void
  /** The same object until something changes. */
  getSnapshot: () => NotesState
  write: (note: NewNote) => Promise<Outcome>
  reply: (noteId: string, reply: NewReply) => Promise<Outcome>
  edit: (noteId: string, edit: NoteEdit) => Promise<Outcome>
  remove: (noteId: string) => Promise<Outcome>
  resolve: (noteId: string, isResolved: boolean) => Promise<Outcome>
  setCarried: (noteId: string, state: CarriedState) => Promise<Outcome>
}
