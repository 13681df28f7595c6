'use client'

import type { Round } from '@studio/shared/review/rounds'
import { useApproval } from './approval-context'
import { contradictionTexts } from './rounds-texts'

/** Contradictory answers, which only the studio sees. */
export function Contradictions({ round }: { round: Round }) {
  const { words, format } = useApproval()
  const own = words.rounds.closing
  const texts = contradictionTexts(round, words, format)
  if (texts.length === 0) return null
  return (
    <div className="approval-warning">
      <p className="font-semibold">{round.closedAt === null ? own.contradictions : own.leftOpen}</p>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
