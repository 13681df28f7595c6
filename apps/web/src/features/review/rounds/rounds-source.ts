import type { NewSignOff, Rounds } from '@studio/shared/review/rounds'
import type { Verdict } from '@studio/shared/review/verdicts'
import type { ConnectionStatus, Outcome } from '../notes/notes-source'

export interface RoundsState {
  /** The rounds, or null until they are loaded. */
  rounds: Rounds | null
  status: ConnectionStatus
}

/**
 * The rounds and signatures of a deliverable, as a store for `useSyncExternalStore`. Calls never
 * throw, and resolve after the change is in the state.
 */
export interface RoundsSource {
  subscribe: (changed: () => void) => () => void
  /** @returns the same object until something changes */
  getSnapshot: () => RoundsState
  /** @param dueOn a day, such as 2026-12-04 */
  open: (versionId: string, dueOn: string | null) => Promise<Outcome>
  answer: (roundId: string, answer: { verdict: Verdict; comment: string }) => Promise<Outcome>
  close: (roundId: string) => Promise<Outcome>
  sign: (roundId: string, signature: NewSignOff) => Promise<Outcome>
}
