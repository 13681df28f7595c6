import type { Round, Rounds } from '@studio/shared/review/rounds'
import type { Messages } from '@/i18n/messages'

/** The state of a deliverable's approval, as one reader sees it. */
export interface Standing {
  kind: keyof Messages['review']['rounds']['line'] | 'none'
  /** The number of the version. */
  number: number
  dueOn: string | null
  /** The number of missing answers. */
  missing: number
}

const NONE: Standing = { kind: 'none', number: 0, dueOn: null, missing: 0 }

/**
 * Finds the most important state: an open round comes first, then a version that can be signed,
 * then a signed one.
 */
export function findStanding({ rounds, signOffs }: Rounds): Standing {
  const [newest] = rounds
  const [signed] = signOffs
  if (newest && newest.closedAt === null) return openStanding(newest)
  const about = (kind: Standing['kind'], number: number) => ({ ...NONE, kind, number })
  const isSignedSince = newest && signed?.versionId === newest.versionId && !newest.maySignOff
  if (newest && !isSignedSince) {
    const result = resultOf(newest)
    if (newest.maySignOff && result === 'approved') return about('toSign', newest.versionNumber)
    if (!signed || signed.signedAt < newest.openedAt) return about(result, newest.versionNumber)
  }
  return signed ? about('signed', signed.versionNumber) : NONE
}

function openStanding(round: Round): Standing {
  const { versionNumber: number, dueOn, unanswered, isOverdue, mayAnswer } = round
  const missing = unanswered.length
  const own = mayAnswer && unanswered.some(({ isYou }) => isYou)
  const kind = own
    ? isOverdue
      ? 'yourAnswerOverdue'
      : dueOn === null
        ? 'yourAnswer'
        : 'yourAnswerDue'
    : missing === 0
      ? 'allAnswered'
      : isOverdue
        ? 'overdue'
        : 'waiting'
  return { kind, number, dueOn, missing }
}

function resultOf({ answers }: Round): 'approved' | 'changes' | 'closed' {
  if (answers.some(({ verdict }) => verdict === 'changes')) return 'changes'
  return answers.length > 0 ? 'approved' : 'closed'
}
