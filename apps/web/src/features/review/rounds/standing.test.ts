import type { Round, SignOff } from '@studio/shared/review/rounds'
import type { Verdict } from '@studio/shared/review/verdicts'
import { describe, expect, it } from 'vitest'
import { STUDIO, YOU } from '../test-support/sample-notes'
import { findStanding } from './standing'

const OTHER = { ...YOU, id: '99', name: 'Omar', isYou: false }

function round(changes: Partial<Round> = {}): Round {
  return {
    id: '1',
    versionId: 'v2',
    versionNumber: 2,
    dueOn: '2026-12-04',
    openedAt: '2026-11-20T10:00:00.000Z',
    closedAt: null,
    answers: [],
    unanswered: [YOU, OTHER],
    isOverdue: false,
    contradictions: [],
    mayAnswer: true,
    mayClose: false,
    maySignOff: false,
    openNotes: null,
    ...changes,
  }
}

const said = (verdict: Verdict, member = OTHER) => ({
  member,
  verdict,
  comment: '',
  answeredAt: '2026-11-21T10:00:00.000Z',
})

const closed = (verdicts: Verdict[], changes: Partial<Round> = {}) =>
  round({
    closedAt: '2026-11-22T10:00:00.000Z',
    unanswered: [],
    answers: verdicts.map((verdict) => said(verdict)),
    mayAnswer: false,
    ...changes,
  })

const signature = (changes: Partial<SignOff> = {}): SignOff => ({
  id: '5',
  reference: 'AAAA-BBBB',
  versionId: 'v2',
  versionNumber: 2,
  fileName: 'spot.mp4',
  sha256: 'a'.repeat(64),
  signedBy: 'Lina',
  signedAt: '2026-11-23T10:00:00.000Z',
  termsVersion: '2026-11-21',
  openNotes: 0,
  resolvedNotes: 0,
  ...changes,
})

const kindOf = (rounds: Round[], signOffs: SignOff[] = []) =>
  findStanding({ rounds, signOffs }).kind

describe('an open round', () => {
  it.each([
    ['yourAnswerDue', {}],
    ['yourAnswer', { dueOn: null }],
    ['yourAnswerOverdue', { isOverdue: true }],
    ['waiting', { unanswered: [OTHER] }],
    ['overdue', { unanswered: [OTHER], isOverdue: true }],
    ['allAnswered', { unanswered: [] }],
    ['waiting', { mayAnswer: false, unanswered: [OTHER, { ...STUDIO, isYou: false }] }],
  ] as const)('says %s', (kind, changes) => {
    expect(kindOf([round(changes as Partial<Round>)])).toBe(kind)
  })

  it('counts the missing answers, and takes precedence over signatures', () => {
    const standing = findStanding({ rounds: [round()], signOffs: [signature()] })
    expect(standing).toEqual({
      kind: 'yourAnswerDue',
      number: 2,
      dueOn: '2026-12-04',
      missing: 2,
    })
  })
})

describe('a closed round', () => {
  it.each([
    ['approved', ['approved', 'approvedWithNotes'], {}],
    ['changes', ['approved', 'changes'], {}],
    ['closed', [], {}],
    ['toSign', ['approved'], { maySignOff: true }],
    // The version can be signed although the answers ask for changes.
    ['changes', ['changes'], { maySignOff: true }],
  ] as const)('says %s', (kind, verdicts, changes) => {
    expect(kindOf([closed([...verdicts], changes)])).toBe(kind)
  })

  it('is replaced by the signature of its version, and by no earlier one', () => {
    expect(kindOf([closed(['approved'])], [signature()])).toBe('signed')
    const earlier = signature({
      versionId: 'v1',
      versionNumber: 1,
      signedAt: '2026-11-01T10:00:00.000Z',
    })
    expect(findStanding({ rounds: [closed(['changes'])], signOffs: [earlier] })).toMatchObject({
      kind: 'changes',
      number: 2,
    })
  })
})

it('there is no round and no signature', () => {
  expect(kindOf([])).toBe('none')
})
