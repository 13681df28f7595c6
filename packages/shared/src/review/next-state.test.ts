import { expect, it } from 'vitest'
import { nextState, type ProjectEvent } from './next-state'
import { PROJECT_STATES, type ProjectState } from './projects'

const changes = { kind: 'answered', asksForChanges: true, hasOpenRounds: false } as const

it.each<[ProjectState, ProjectEvent, ProjectState]>([
  ['planned', { kind: 'uploaded' }, 'inProduction'],
  ['inReview', { kind: 'uploaded' }, 'inReview'],
  ['delivered', { kind: 'uploaded' }, 'inProduction'],
  ['planned', { kind: 'asked' }, 'inReview'],
  ['inProduction', { kind: 'asked' }, 'inReview'],
  ['delivered', { kind: 'asked' }, 'inReview'],
  ['inReview', changes, 'inProduction'],
  ['inReview', { ...changes, hasOpenRounds: true }, 'inReview'],
  ['inReview', { ...changes, asksForChanges: false }, 'inReview'],
  ['delivered', changes, 'delivered'],
  ['inReview', { kind: 'settled', isAllSigned: true, isAllPaid: false }, 'inReview'],
  ['inReview', { kind: 'settled', isAllSigned: false, isAllPaid: true }, 'inReview'],
  ['inReview', { kind: 'settled', isAllSigned: true, isAllPaid: true }, 'delivered'],
  ['inProduction', { kind: 'settled', isAllSigned: true, isAllPaid: true }, 'delivered'],
  ['delivered', { kind: 'settled', isAllSigned: true, isAllPaid: false }, 'delivered'],
  ['delivered', { kind: 'reopened', isAllSigned: false, isAllPaid: false }, 'inProduction'],
  ['delivered', { kind: 'reopened', isAllSigned: false, isAllPaid: true }, 'inProduction'],
  ['delivered', { kind: 'reopened', isAllSigned: true, isAllPaid: false }, 'inReview'],
  ['delivered', { kind: 'reopened', isAllSigned: true, isAllPaid: true }, 'delivered'],
  ['inReview', { kind: 'reopened', isAllSigned: false, isAllPaid: false }, 'inReview'],
])('%s, and %j: %s', (state, event, next) => {
  expect(nextState(state, event)).toBe(next)
})

it('a closed project stays closed, and every state is one', () => {
  const events: ProjectEvent[] = [
    { kind: 'uploaded' },
    { kind: 'asked' },
    changes,
    { kind: 'settled', isAllSigned: true, isAllPaid: true },
    { kind: 'reopened', isAllSigned: false, isAllPaid: false },
  ]
  for (const event of events) {
    expect(nextState('closed', event)).toBe('closed')
    for (const state of PROJECT_STATES) expect(PROJECT_STATES).toContain(nextState(state, event))
  }
})
