import type { Person } from '../../packages/shared/src/review/notes'
import type { Round, Rounds, SignOff } from '../../packages/shared/src/review/rounds'

export const LINA: Person = { id: '7', name: 'Lina Haddad', side: 'client', isYou: true }
export const OMAR: Person = { id: '8', name: 'Omar Saleh', side: 'client', isYou: false }
export const JULE: Person = { id: '9', name: 'Jule Brandt', side: 'client', isYou: false }

/** Creates an open round on version 2 that asks the reader for an answer. */
export function openRound(changes: Partial<Round> = {}): Round {
  return {
    id: '21',
    versionId: '2',
    versionNumber: 2,
    dueOn: '2099-12-04',
    openedAt: '2026-11-20T10:00:00.000Z',
    closedAt: null,
    answers: [
      {
        member: OMAR,
        verdict: 'changes',
        comment: 'The logo comes too early.',
        answeredAt: '2026-11-21T10:00:00.000Z',
      },
    ],
    unanswered: [LINA, JULE],
    isOverdue: false,
    contradictions: [],
    mayAnswer: true,
    mayClose: false,
    maySignOff: false,
    openNotes: null,
    ...changes,
  }
}

export function closedRound(changes: Partial<Round> = {}): Round {
  return openRound({
    closedAt: '2026-11-24T10:00:00.000Z',
    unanswered: [],
    mayAnswer: false,
    ...changes,
  })
}

export const SIGNED: SignOff = {
  id: '31',
  reference: 'K7QD-2MXA',
  versionId: '2',
  versionNumber: 2,
  fileName: 'harbor-v2.mp4',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  signedBy: 'Lina Haddad',
  signedAt: '2026-11-24T12:00:00.000Z',
  termsVersion: '2026-11-21',
  openNotes: 2,
  resolvedNotes: 5,
}

export function rounds(...all: Round[]): Rounds {
  return { rounds: all, signOffs: [] }
}
