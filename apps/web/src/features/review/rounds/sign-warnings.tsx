'use client'

import type { Version } from '@studio/shared/review/projects'
import type { Round } from '@studio/shared/review/rounds'
import { fill } from '../words'
import { useApproval } from './approval-context'
import { namesOf } from './rounds-texts'

interface Props {
  round: Round
  version: Version
}

/** Warnings before a signature, which do not prevent it. */
export function SignWarnings({ round, version }: Props) {
  const { words, format } = useApproval()
  const own = words.rounds.sign
  const asking = round.answers.flatMap(({ verdict, member }) =>
    verdict === 'changes' ? [member] : [],
  )
  const { openNotes } = version
  if (asking.length === 0 && openNotes === 0) return null
  const count = new Intl.NumberFormat(format).format(openNotes)
  return (
    <ul className="approval-warning">
      {asking.length > 0 && <li>{fill(own.changes, { names: namesOf(asking, words, format) })}</li>}
      {openNotes > 0 && <li>{fill(own.openNotes, { count })}</li>}
    </ul>
  )
}
