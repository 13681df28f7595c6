import type { ProjectState } from './projects'

/** What happens in a project, with what it means for where the project stands. */
export type ProjectEvent =
  /** The studio has uploaded a version. */
  | { kind: 'uploaded' }
  /** The members are asked about a version. */
  | { kind: 'asked' }
  /** A round is over. */
  | { kind: 'answered'; asksForChanges: boolean; hasOpenRounds: boolean }
  /** Somebody has signed, or the studio has noted the payment. */
  | { kind: 'settled'; isAllSigned: boolean; isPaid: boolean }

/** Where a project stands afterwards. A closed one stays closed: only the studio opens it again. */
export function nextState(state: ProjectState, event: ProjectEvent): ProjectState {
  if (state === 'closed') return state
  switch (event.kind) {
    case 'uploaded':
      return state === 'planned' ? 'inProduction' : state
    case 'asked':
      return 'inReview'
    case 'answered':
      return state === 'inReview' && event.asksForChanges && !event.hasOpenRounds
        ? 'inProduction'
        : state
    case 'settled':
      return event.isAllSigned && event.isPaid ? 'delivered' : state
  }
}
