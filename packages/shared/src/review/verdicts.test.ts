import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ROOM_ROLES, type MemberRole } from './projects'
import {
  VERDICTS,
  findContradictions,
  findSignOffProblems,
  findUnanswered,
  isOverdue,
  type Answer,
  type Round,
  type SignOffProblem,
  type Verdict,
} from './verdicts'

const members = [
  { id: '1', role: 'viewer' },
  { id: '2', role: 'reviewer' },
  { id: '3', role: 'reviewer' },
  { id: '4', role: 'clientAdmin' },
  { id: null, role: 'reviewer' },
] satisfies { id: string | null; role: MemberRole }[]

function said(...verdicts: [string, Verdict][]): Answer[] {
  return verdicts.map(([memberId, verdict]) => ({ memberId, verdict }))
}

function note(authorId: string | null, isResolved = false) {
  const author = { id: authorId, name: 'Noor', side: 'client', isYou: false } as const
  const resolved = isResolved ? { by: author, at: '2026-11-20T10:00:00.000Z' } : null
  return { author, resolved, origin: null }
}

const round: Round = {
  versionId: '9',
  isClosed: false,
  dueOn: '2026-12-04',
  timeZone: 'Europe/Berlin',
}
const inTime = new Date('2026-12-04T22:59:59.999Z')
const late = new Date('2026-12-04T23:00:00.000Z')

describe('findUnanswered', () => {
  it('names the members who have not answered', () => {
    expect(findUnanswered(members, [])).toEqual(['2', '3', '4'])
    expect(findUnanswered(members, said(['3', 'changes']))).toEqual(['2', '4'])
  })

  it('is empty when all have answered, and never contains members who are not asked', () => {
    const all = said(['2', 'approved'], ['3', 'changes'], ['4', 'approved'])
    expect(findUnanswered(members, all)).toEqual([])
    expect(findUnanswered([{ id: '1', role: 'viewer' }], [])).toEqual([])
  })
})

describe('isOverdue', () => {
  it.each<[string, Round, Date, boolean]>([
    ['in the last moment of the day there', round, inTime, false],
    ['a moment later', round, late, true],
    ['then already in Dubai', { ...round, timeZone: 'Asia/Dubai' }, inTime, true],
    ['not yet in New York', { ...round, timeZone: 'America/New_York' }, late, false],
    ['once it is closed', { ...round, isClosed: true }, late, false],
    ['without a day', { ...round, dueOn: null }, late, false],
  ])('%s', (_name, of, now, expected) => {
    expect(isOverdue(of, now)).toBe(expected)
  })
})

describe('findContradictions', () => {
  it('finds none in answers that agree', () => {
    expect(findContradictions([], [])).toEqual([])
    expect(findContradictions(said(['2', 'approved'], ['3', 'approvedWithNotes']), [])).toEqual([])
    expect(findContradictions(said(['2', 'changes'], ['3', 'changes']), [note('2')])).toEqual([])
  })

  it('separates members who approve from members who ask for changes', () => {
    const answers = said(['2', 'approved'], ['3', 'changes'], ['4', 'approvedWithNotes'])
    expect(findContradictions(answers, [])).toEqual([
      { kind: 'split', approving: ['2', '4'], asking: ['3'] },
    ])
  })

  it('finds members who approved although their own notes are open', () => {
    const notes = [note('2'), note('2'), note('2', true), note('3'), note('4', true), note(null)]
    const answers = said(['2', 'approved'], ['3', 'approvedWithNotes'], ['4', 'approved'])
    expect(findContradictions(answers, notes)).toEqual([
      { kind: 'ownNotes', memberId: '2', openNotes: 2 },
    ])
  })

  it('names each member of a split once', () => {
    const answer = fc.uniqueArray(
      fc.record({ memberId: fc.string({ minLength: 1 }), verdict: fc.constantFrom(...VERDICTS) }),
      { selector: ({ memberId }) => memberId },
    )
    fc.assert(
      fc.property(answer, (answers) => {
        const [found] = findContradictions(answers, [])
        const verdicts = new Set(answers.map(({ verdict }) => verdict === 'changes'))
        expect(found !== undefined).toBe(verdicts.size === 2)
        if (found?.kind !== 'split') return
        const named = [...found.approving, ...found.asking]
        expect(named.sort()).toEqual(answers.map(({ memberId }) => memberId).sort())
      }),
    )
  })
})

describe('findSignOffProblems', () => {
  const closed = { versionId: '9', isClosed: true }
  const version = { id: '9', state: 'ready', sha256: 'ab'.repeat(32) } as const

  it('lets a client admin sign the version of a closed round', () => {
    expect(findSignOffProblems(closed, 'clientAdmin', version)).toEqual([])
  })

  it('lets nobody else sign', () => {
    const others = ROOM_ROLES.filter((role) => role !== 'clientAdmin')
    expect(others.map((role) => findSignOffProblems(closed, role, version))).toEqual(
      others.map(() => ['forbidden']),
    )
  })

  it.each<[SignOffProblem, typeof closed, Parameters<typeof findSignOffProblems>[2]]>([
    ['roundOpen', { ...closed, isClosed: false }, version],
    ['otherVersion', closed, { ...version, id: '8' }],
    ['notReady', closed, { ...version, state: 'processing' }],
    ['notReady', closed, { ...version, state: 'failed' }],
    ['noChecksum', closed, { ...version, sha256: null }],
  ])('says %s', (problem, of, signed) => {
    expect(findSignOffProblems(of, 'clientAdmin', signed)).toEqual([problem])
  })

  it('returns all problems at once', () => {
    const waiting = { id: '8', state: 'waiting', sha256: null } as const
    const open = { ...closed, isClosed: false }
    expect(findSignOffProblems(open, 'viewer', waiting)).toHaveLength(5)
  })
})
