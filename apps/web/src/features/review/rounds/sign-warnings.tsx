'use client'

import type { Round } from '@studio/shared/review/rounds'
import { fill } from '../words'
import { useApproval } from './approval-context'
import { namesOf } from './rounds-texts'

/** Warnings before a signature, which do not prevent it. The number of open notes is live. */
export function SignWarnings({ round }: { round: Round }) {
  const { words, format } = useApproval()
  const own = words.rounds.sign
  const asking = round.answers.flatMap(({ verdict, member }) =>
    verdict === 'changes' ? [member] : [],
  )
  const openNotes = round.openNotes?.count ?? 0
  const count = new Intl.NumberFormat(format).format(openNotes)
  return (
    <div role="status">
      {(asking.length > 0 || openNotes > 0) && (
        <ul className="approval-warning">
          {asking.length > 0 && (
            <li>{fill(own.changes, { names: namesOf(asking, words, format) })}</li>
          )}
          {openNotes > 0 && <li>{fill(own.openNotes, { count })}</li>}
        </ul>
      )}
    </div>
  )
}
