'use client'

import type { Round } from '@studio/shared/review/rounds'
import type { Verdict } from '@studio/shared/review/verdicts'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { PersonName } from '../notes/person-name'
import { ShortMoment } from '../notes/short-moment'
import { useApproval } from './approval-context'

const TONES = {
  approved: 'signal',
  approvedWithNotes: 'pencil',
  changes: 'alert',
} as const satisfies Record<Verdict, string>

/** All answers of a round, and the people who have not answered. */
export function RoundAnswers({ round }: { round: Round }) {
  const t = useTranslations('review')
  const { format } = useApproval()
  const { answers, unanswered } = round
  if (answers.length === 0 && unanswered.length === 0) return <p>{t('rounds.round.nobody')}</p>
  return (
    <ul className="approval-answers" aria-label={t('rounds.round.answers')}>
      {answers.map(({ member, verdict, comment, answeredAt }) => (
        <li key={member.id}>
          <p className="approval-answer">
            <PersonName person={member} />
            <Badge tone={TONES[verdict]}>{t(`rounds.verdicts.${verdict}`)}</Badge>
            <span className="slate approval-moment">
              <ShortMoment at={answeredAt} format={format} />
            </span>
          </p>
          {comment && (
            <p dir="auto" className="approval-comment">
              {comment}
            </p>
          )}
        </li>
      ))}
      {unanswered.map((member) => (
        <li key={member.id} className="approval-answer">
          <PersonName person={member} />
          <span className="approval-hint">{t('rounds.round.noAnswer')}</span>
        </li>
      ))}
    </ul>
  )
}
