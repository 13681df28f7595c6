'use client'

import type { Round } from '@studio/shared/review/rounds'
import { useTranslations } from 'next-intl'
import { useApproval } from './approval-context'
import { contradictionTexts } from './rounds-texts'

/** Contradictory answers, which only the studio sees. */
export function Contradictions({ round }: { round: Round }) {
  const t = useTranslations('review')
  const { format } = useApproval()
  const texts = contradictionTexts(round, t, format)
  if (texts.length === 0) return null
  return (
    <div className="approval-warning">
      <p className="font-semibold">
        {round.closedAt === null
          ? t('rounds.closing.contradictions')
          : t('rounds.closing.leftOpen')}
      </p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
