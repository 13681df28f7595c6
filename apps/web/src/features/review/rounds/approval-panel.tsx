'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { AnswerForm } from './answer-form'
import { useApproval, useRounds } from './approval-context'
import { ClosingPart } from './closing-part'
import { OpenForm } from './open-form'
import { OriginalFile } from './original-file'
import { EarlierRounds, RoundPart } from './round-part'
import { SignForm } from './sign-form'
import { Signatures } from './signatures'
import { SignedStatement } from './signed-statement'
import { findStanding } from './standing'
import type { Rounds } from '@studio/shared/review/rounds'

/** The panel of a deliverable's approval: answers, actions and signatures. */
export function ApprovalPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('review')
  const { source, room, version, demonstration } = useApproval()
  const { rounds: all, status } = useRounds(source)
  const [news, setNews] = useState('')
  const newsLine = useRef<HTMLParagraphElement>(null)
  /** The submitted form disappears, so the focus moves to the result. */
  const tell = (text: string) => {
    setNews(text)
    newsLine.current?.focus()
  }
  const [newest, ...earlier] = all?.rounds ?? []
  const isOpen = newest?.closedAt === null
  return (
    <ModalDialog
      title={t('rounds.title')}
      className="sheet on-ink approval-panel"
      onClose={onClose}
    >
      <form method="dialog" className="approval-close">
        <button type="submit" className="room-chip">
          {t('rounds.close')}
        </button>
      </form>
      <p ref={newsLine} role="status" tabIndex={-1} className="approval-news">
        {news}
      </p>
      {status === 'reconnecting' && all && <p className="approval-hint">{t('rounds.late')}</p>}
      {!all && <p role="status">{t('rounds.reading')}</p>}
      {all && all.signOffs.length > 0 && (
        <p className="approval-signed">
          <SignedStatement signOffs={all.signOffs} version={version} />
        </p>
      )}
      {newest && <RoundPart round={newest} />}
      {newest?.mayAnswer && <AnswerForm key={newest.id} round={newest} />}
      {newest?.mayClose && (
        <ClosingPart round={newest} onDone={() => tell(t('rounds.closing.done'))} />
      )}
      {newest?.maySignOff && (
        <SignForm
          round={newest}
          onDone={() => tell(demonstration?.certificate ?? t('rounds.sign.done'))}
        />
      )}
      {all && !isOpen && room.project.role === 'studio' && (
        <NextStep rounds={all} onOpened={() => tell(t('rounds.open.done'))} />
      )}
      {all && !newest && room.project.role !== 'studio' && (
        <p className="approval-part">
          {t('rounds.round.none')} {t('rounds.round.noneText')}
        </p>
      )}
      {all && <Signatures signOffs={all.signOffs} />}
      {all && all.signOffs.length > 0 && demonstration?.onward}
      {earlier.length > 0 && <EarlierRounds rounds={earlier} />}
      <OriginalFile />
    </ModalDialog>
  )
}

/** What the studio does while no round is open: wait for a signature, or open a round. */
function NextStep({ rounds, onOpened }: { rounds: Rounds; onOpened: () => void }) {
  const t = useTranslations('review')
  const { kind, number } = findStanding(rounds)
  if (kind !== 'approved') return <OpenForm onDone={onOpened} />
  return (
    <>
      <p className="approval-part">{t('rounds.sign.waiting', { number })}</p>
      <details className="approval-part approval-earlier">
        <summary>{t('rounds.open.another')}</summary>
        <OpenForm onDone={onOpened} />
      </details>
    </>
  )
}
