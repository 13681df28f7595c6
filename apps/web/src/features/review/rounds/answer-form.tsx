'use client'

import { MAX_VERDICT_COMMENT_LENGTH, type Round } from '@studio/shared/review/rounds'
import { useTranslations } from 'next-intl'
import { useId, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/text-input'
import { useCall } from '../notes/use-call'
import { useApproval } from './approval-context'
import { RefusalLine } from './refusal-line'
import { VerdictChoice } from './verdict-choice'
import { VERDICTS } from '@studio/shared/review/verdicts'
import { z } from 'zod'
import { createPersistedStore, type BrowserStorage } from '@/lib/persisted-store'

/** Null if there is no draft. */
const draftSchema = z
  .object({ verdict: z.enum(VERDICTS).nullable(), comment: z.string() })
  .nullable()

type AnswerDraft = NonNullable<z.infer<typeof draftSchema>>

/**
 * Opens the draft of an answer. An unsent answer survives closing the panel and reloading the page.
 */
function openAnswerDraft(keeper: BrowserStorage, roundId: string) {
  return createPersistedStore(keeper, `review answer ${roundId}`, draftSchema, null)
}

const NOTHING: AnswerDraft = { verdict: null, comment: '' }

/** The reader's answer, which can be changed until the round is closed. */
export function AnswerForm({ round }: { round: Round }) {
  const t = useTranslations('review')
  const { source, keeper } = useApproval()
  const id = useId()
  const [kept] = useState(() => openAnswerDraft(keeper, round.id))
  const draft = useSyncExternalStore(kept.subscribe, kept.getSnapshot, kept.getSnapshot)
  const given = round.answers.find(({ member }) => member.isYou) ?? null
  const { verdict, comment } = draft ?? given ?? NOTHING
  const [isAsked, setIsAsked] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const { isBusy, problem, call } = useCall()

  const change = (changes: Partial<AnswerDraft>) => {
    setIsSent(false)
    kept.set({ verdict, comment, ...changes })
  }
  const isTooLong = comment.length > MAX_VERDICT_COMMENT_LENGTH
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsAsked(true)
    if (!verdict) {
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    if (isTooLong || isBusy) return
    const sent = kept.getSnapshot()
    const isDone = await call(() => source.answer(round.id, { verdict, comment }))
    // Text that was changed after it was submitted is not sent yet, so its draft is kept.
    const isAll = isDone && kept.getSnapshot() === sent
    setIsSent(isAll)
    if (isAll) kept.set(null)
  }
  return (
    <form noValidate className="approval-part approval-form" onSubmit={(event) => void send(event)}>
      <VerdictChoice
        verdict={verdict}
        {...(isAsked && !verdict && { error: t('rounds.problems.choose') })}
        onVerdict={(chosen) => change({ verdict: chosen })}
      />
      <Field
        id={`${id}-comment`}
        label={t('rounds.answer.comment')}
        help={t('rounds.answer.commentHelp')}
        {...(isTooLong && {
          error: t('rounds.problems.tooLong', { max: MAX_VERDICT_COMMENT_LENGTH }),
        })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        )}
      </Field>
      <RefusalLine refusal={problem} />
      <div className="approval-buttons">
        <Button type="submit" {...(isBusy && { busyLabel: t('notes.sending') })}>
          {given ? t('rounds.answer.change') : t('rounds.answer.send')}
        </Button>
        <p role="status">{isSent && t('rounds.answer.sent')}</p>
      </div>
    </form>
  )
}
