'use client'

import type { Round } from '@studio/shared/review/rounds'
import { useTranslations } from 'next-intl'
import { useApproval } from './approval-context'
import { namesOf } from './rounds-texts'

/** Warnings before a signature, which do not prevent it. The number of open notes is live. */
export function SignWarnings({ round }: { round: Round }) {
  const t = useTranslations('review')
  const { format } = useApproval()
  const asking = round.answers.flatMap(({ verdict, member }) =>
    verdict === 'changes' ? [member] : [],
  )
  const openNotes = round.openNotes?.count ?? 0
  return (
    <div role="status">
      {(asking.length > 0 || openNotes > 0) && (
        <ul className="approval-warning">
          {asking.length > 0 && (
            <li>{t('rounds.sign.changes', { names: namesOf(asking, t, format) })}</li>
          )}
          {openNotes > 0 && <li>{t('rounds.sign.openNotes', { count: openNotes })}</li>}
        </ul>
      )}
    </div>
  )
}
