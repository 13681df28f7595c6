'use client'

import type { Round } from '@studio/shared/review/rounds'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { useApproval } from './approval-context'
import { Contradictions } from './contradictions'
import { RoundAnswers } from './round-answers'
import { dayText, momentText } from './rounds-texts'

/** A round: its version, due date and answers. */
export function RoundPart({ round }: { round: Round }) {
  const t = useTranslations('review')
  const { version } = useApproval()
  return (
    <section className="approval-part">
      <h3 className="approval-title">{t('rounds.round.title', { number: round.versionNumber })}</h3>
      <RoundFacts round={round} />
      {round.versionId !== version.id && (
        <p className="approval-hint">{t('rounds.round.other', { number: version.number })}</p>
      )}
      <RoundAnswers round={round} />
      {round.closedAt !== null && <Contradictions round={round} />}
    </section>
  )
}

function RoundFacts({ round }: { round: Round }) {
  const t = useTranslations('review')
  const { format } = useApproval()
  const { openedAt, closedAt, dueOn, isOverdue } = round
  return (
    <p className="approval-facts">
      <span>{t('rounds.round.opened', { date: momentText(openedAt, format) })}</span>
      {closedAt !== null && (
        <span>{t('rounds.round.closed', { date: momentText(closedAt, format) })}</span>
      )}
      {closedAt === null && (
        <span>
          {dueOn
            ? t('rounds.round.due', { date: dayText(dueOn, format) })
            : t('rounds.round.noDay')}
        </span>
      )}
      {isOverdue && <Badge tone="alert">{t('rounds.round.overdue')}</Badge>}
    </p>
  )
}

/** Earlier rounds, collapsed at first. */
export function EarlierRounds({ rounds }: { rounds: readonly Round[] }) {
  const t = useTranslations('review')
  return (
    <section className="approval-part">
      <h3 className="approval-title">{t('rounds.earlier')}</h3>
      {rounds.map((round) => (
        <details key={round.id} className="approval-earlier">
          <summary>{t('rounds.round.title', { number: round.versionNumber })}</summary>
          <RoundFacts round={round} />
          <RoundAnswers round={round} />
          <Contradictions round={round} />
        </details>
      ))}
    </section>
  )
}
