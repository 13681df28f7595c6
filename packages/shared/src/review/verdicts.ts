import { dayIn } from './due-day'
import type { Note } from './notes'
import { isOpen } from './open-notes'
import type { MemberRole, RoomRole, Version } from './projects'

/** What a member says to a version when a round asks. */
export const VERDICTS = ['approved', 'approvedWithNotes', 'changes'] as const

export type Verdict = (typeof VERDICTS)[number]

/** A member's last word; there is one of each who has answered. */
export interface Answer {
  memberId: string
  verdict: Verdict
}

export interface Round {
  versionId: string
  isClosed: boolean
  /** A day, such as 2026-12-04; its last moment is in time. */
  dueOn: string | null
  /** Where that day ends, such as Asia/Dubai. */
  timeZone: string
}

interface Member {
  id: string | null
  role: MemberRole
}

/** Ids of those who are asked and have not answered: viewers are not asked. */
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
  /** Approved without a word about notes, while some of their own are open. */
  | { kind: 'ownNotes'; memberId: string; openNotes: number }

/** What the studio has to ask about before it can go by the answers. */
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
 * Everything that keeps a version from being signed off; empty if nothing does. What is signed is
 * one file, named by its checksum, and for the client only their admin can sign.
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
