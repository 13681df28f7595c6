'use client'

import type { Round } from '@studio/shared/review/rounds'
import { Badge } from '@/components/ui/badge'
import { fill } from '../words'
import { useApproval } from './approval-context'
import { Contradictions } from './contradictions'
import { RoundAnswers } from './round-answers'
import { dayText, momentText } from './rounds-texts'

/** A round: its version, due date and answers. */
export function RoundPart({ round }: { round: Round }) {
  const { version, words } = useApproval()
  const own = words.rounds.round
  return (
    <section className="approval-part">
      <h3 className="approval-title">{fill(own.title, { number: round.versionNumber })}</h3>
      <RoundFacts round={round} />
      {round.versionId !== version.id && (
        <p className="approval-hint">{fill(own.other, { number: version.number })}</p>
      )}
      <RoundAnswers round={round} />
      {round.closedAt !== null && <Contradictions round={round} />}
    </section>
  )
}

function RoundFacts({ round }: { round: Round }) {
  const { words, format } = useApproval()
  const own = words.rounds.round
  const { openedAt, closedAt, dueOn, isOverdue } = round
  return (
    <p className="approval-facts">
      <span>{fill(own.opened, { date: momentText(openedAt, format) })}</span>
      {closedAt !== null && <span>{fill(own.closed, { date: momentText(closedAt, format) })}</span>}
      {closedAt === null && (
        <span>{dueOn ? fill(own.due, { date: dayText(dueOn, format) }) : own.noDay}</span>
      )}
      {isOverdue && <Badge tone="alert">{own.overdue}</Badge>}
    </p>
  )
}

/** Earlier rounds, collapsed at first. */
export function EarlierRounds({ rounds }: { rounds: readonly Round[] }) {
  const { words } = useApproval()
  const own = words.rounds
  return (
    <section className="approval-part">
      <h3 className="approval-title">{own.earlier}</h3>
      {rounds.map((round) => (
        <details key={round.id} className="approval-earlier">
          <summary>{fill(own.round.title, { number: round.versionNumber })}</summary>
          <RoundFacts round={round} />
          <RoundAnswers round={round} />
          <Contradictions round={round} />
        </details>
      ))}
    </section>
  )
}
