'use client'

import type { Round } from '@studio/shared/review/rounds'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useCall } from '../notes/use-call'
import { useApproval } from './approval-context'
import { Contradictions } from './contradictions'
import { RefusalLine } from './refusal-line'
import { namesOf } from './rounds-texts'

interface Props {
  round: Round
  onDone: () => void
}

/**
 * Part of the studio's panel: summarizes the answers, and closes the round after a confirmation.
 */
export function ClosingPart({ round, onDone }: Props) {
  const t = useTranslations('review')
  const { source, format } = useApproval()
  const id = useId()
  const start = useRef<HTMLButtonElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const { isBusy, problem, call } = useCall()
  const { unanswered } = round

  const close = async () => {
    if (await call(() => source.close(round.id))) onDone()
  }
  return (
    <section className="approval-part approval-form">
      <Contradictions round={round} />
      <div>
        <Button
          ref={start}
          emphasis="secondary"
          aria-expanded={isAsking}
          aria-controls={id}
          onClick={() => setIsAsking(!isAsking)}
        >
          {t('rounds.closing.start')}
        </Button>
      </div>
      <div id={id} className="approval-form" hidden={!isAsking}>
        {unanswered.length > 0 && (
          <p>{t('rounds.closing.missing', { names: namesOf(unanswered, t, format) })}</p>
        )}
        <p>{t('rounds.closing.question', { number: round.versionNumber })}</p>
        <RefusalLine refusal={problem} />
        <div className="approval-buttons">
          <Button
            {...(isBusy && { busyLabel: t('notes.sending') })}
            onClick={() => {
              if (!isBusy) void close()
            }}
          >
            {t('rounds.closing.confirm')}
          </Button>
          <Button
            emphasis="quiet"
            onClick={() => {
              setIsAsking(false)
              start.current?.focus()
            }}
          >
            {t('rounds.closing.keep')}
          </Button>
        </div>
      </div>
    </section>
  )
}
