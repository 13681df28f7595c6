import type { ProjectState } from './projects'

/** The events that can change a project's state. */
export type ProjectEvent =
  /** The studio has uploaded a version. */
  | { kind: 'uploaded' }
  /** The members were asked about a version. */
  | { kind: 'asked' }
  /** A round was closed. */
  | { kind: 'answered'; asksForChanges: boolean; hasOpenRounds: boolean }
  /** Somebody has signed, or the studio has recorded a payment. */
  | { kind: 'settled'; isAllSigned: boolean; isAllPaid: boolean }
  /** A deliverable was added or restored, or its payment was withdrawn. */
  | { kind: 'reopened'; isAllSigned: boolean; isAllPaid: boolean }

/**
 * @returns the project's state after an event. A closed project stays closed, because only the
 * studio reopens it
 */
export function nextState(state: ProjectState, event: ProjectEvent): ProjectState {
  if (state === 'closed') return state
  switch (event.kind) {
    case 'uploaded':
      return state === 'planned' || state === 'delivered' ? 'inProduction' : state
    case 'asked':
      return 'inReview'
    case 'answered':
      return state === 'inReview' && event.asksForChanges && !event.hasOpenRounds
        ? 'inProduction'
        : state
    case 'settled':
      return event.isAllSigned && event.isAllPaid ? 'delivered' : state
    case 'reopened':
      if (state !== 'delivered' || (event.isAllSigned && event.isAllPaid)) return state
      return event.isAllSigned ? 'inReview' : 'inProduction'
  }
}
