import { dayIn } from './due-day'
import type { Note } from './notes'
import { isOpen } from './open-notes'
import type { MemberRole, RoomRole, Version } from './projects'

/** The answers that a member can give in a round. */
export const VERDICTS = ['approved', 'approvedWithNotes', 'changes'] as const

export type Verdict = (typeof VERDICTS)[number]

/** A member's latest answer to a round. */
export interface Answer {
  memberId: string
  verdict: Verdict
}

export interface Round {
  versionId: string
  isClosed: boolean
  /** A day, such as 2026-12-04. Answers are in time until this day ends. */
  dueOn: string | null
  /** The time zone in which that day ends, such as Asia/Dubai. */
  timeZone: string
}

interface Member {
  id: string | null
  role: MemberRole
}

/** @returns the ids of the members who still have to answer. Viewers are not asked */
export function findUnanswered(
  members: readonly Member[],
  answers: readonly Pick<Answer, 'memberId'>[],
): string[] {
  const answered = new Set(answers.map(({ memberId }) => memberId))
  return members.flatMap(({ id, role }) =>
    id === null || role === 'viewer' || answered.has(id) ? [] : [id],
  )
}

export function isOverdue({ isClosed, dueOn, timeZone }: Round, now: Date): boolean {
  return !isClosed && dueOn !== null && dayIn(timeZone, now) > dueOn
}

export type Contradiction =
  | { kind: 'split'; approving: string[]; asking: string[] }
  /**
   * The member has approved without mentioning notes, although some of their own notes are open.
   */
  | { kind: 'ownNotes'; memberId: string; openNotes: number }

/** @returns contradictions in the answers, which the studio has to resolve with the members */
export function findContradictions(
  answers: readonly Answer[],
  notes: readonly Pick<Note, 'author' | 'resolved' | 'origin'>[],
): Contradiction[] {
  const asking = answers.filter(({ verdict }) => verdict === 'changes').map(memberOf)
  const approving = answers.filter(({ verdict }) => verdict !== 'changes').map(memberOf)
  const open = notes.filter(isOpen)
  const own = answers.flatMap(({ memberId, verdict }): Contradiction[] => {
    const openNotes = open.filter(({ author }) => author.id === memberId).length
    return verdict === 'approved' && openNotes > 0
      ? [{ kind: 'ownNotes', memberId, openNotes }]
      : []
  })
  const isSplit = asking.length > 0 && approving.length > 0
  return isSplit ? [{ kind: 'split', approving, asking }, ...own] : own
}

function memberOf({ memberId }: Answer): string {
  return memberId
}

export type SignOffProblem = 'forbidden' | 'roundOpen' | 'otherVersion' | 'notReady' | 'noChecksum'

/**
 * @returns everything that prevents a version from being signed off; an empty list if nothing does.
 * A signature is for one file with its checksum, and only the client's admin can sign for the
 * client
 */
export function findSignOffProblems(
  round: Pick<Round, 'versionId' | 'isClosed'>,
  role: RoomRole,
  version: Pick<Version, 'id' | 'state' | 'sha256'>,
): SignOffProblem[] {
  const problems: [SignOffProblem, boolean][] = [
    ['forbidden', role !== 'clientAdmin'],
    ['roundOpen', !round.isClosed],
    ['otherVersion', round.versionId !== version.id],
    ['notReady', version.state !== 'ready'],
    ['noChecksum', version.sha256 === null],
  ]
  return problems.flatMap(([problem, isThere]) => (isThere ? [problem] : []))
}
