'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ApprovalContext, useRounds, type Approval } from './approval-context'
import { ApprovalPanel } from './approval-panel'
import { standingText } from './rounds-texts'
import { SignedStatement } from './signed-statement'
import { findStanding, type Standing } from './standing'
import './rounds.css'

type Tone = 'calm' | 'asks' | 'late' | 'done'

const TONES: Record<Standing['kind'], Tone> = {
  none: 'calm',
  waiting: 'calm',
  allAnswered: 'calm',
  approved: 'calm',
  changes: 'calm',
  closed: 'calm',
  yourAnswer: 'asks',
  yourAnswerDue: 'asks',
  toSign: 'asks',
  overdue: 'late',
  yourAnswerOverdue: 'late',
  signed: 'done',
}

/**
 * The approval's state as a button that opens the panel, and a line that names the signed version.
 */
export function ApprovalBar(approval: Approval) {
  const t = useTranslations('review')
  const { source, version, format } = approval
  const { rounds } = useRounds(source)
  const [isOpen, setIsOpen] = useState(false)
  const standing = rounds && findStanding(rounds)
  return (
    <ApprovalContext value={approval}>
      <button
        type="button"
        className="room-chip approval-chip"
        data-tone={TONES[standing?.kind ?? 'none']}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {standing ? standingText(standing, t, format) : t('rounds.title')}
      </button>
      {rounds && rounds.signOffs.length > 0 && (
        <p className="approval-statement">
          <SignedStatement signOffs={rounds.signOffs} version={version} />
        </p>
      )}
      {isOpen && <ApprovalPanel onClose={() => setIsOpen(false)} />}
    </ApprovalContext>
  )
}
