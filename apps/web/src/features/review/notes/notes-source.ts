import type { CarriedState, NewNote, Note } from '@studio/shared/review/notes'

/** `reconnecting`: what others write comes late. `ended`: nobody is logged in any more. */
export type ConnectionStatus = 'live' | 'reconnecting' | 'ended'

export interface NotesState {
  /** In no particular order. */
  notes: readonly Note[]
  status: ConnectionStatus
}

/** `code` is `offline` where no answer came; `fields` says by code what is wrong with a field. */
export interface Refusal {
  isDone: false
  code: string
  fields: Record<string, string>
}

export type Outcome = { isDone: true } | Refusal

/** Named, so that one that is sent twice is one. */
export interface NewReply {
  key: string
  text: string
  /** Ids of uploads. */
  files: string[]
  isStudioOnly: boolean
}

/**
 * The notes of one version, for `useSyncExternalStore`. Calls never throw. They answer when the
 * change is in the state, so that what was shown meanwhile can go.
 */
export interface NotesSource {
  subscribe: (changed: () => void) => () => void
  /** The same object until something has changed. */
  getSnapshot: () => NotesState
  write: (note: NewNote) => Promise<Outcome>
  reply: (noteId: string, reply: NewReply) => Promise<Outcome>
  edit: (noteId: string, text: string) => Promise<Outcome>
  remove: (noteId: string) => Promise<Outcome>
  resolve: (noteId: string, isResolved: boolean) => Promise<Outcome>
  setCarried: (noteId: string, state: CarriedState) => Promise<Outcome>
}
