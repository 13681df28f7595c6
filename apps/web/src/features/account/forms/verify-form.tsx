'use client'

import { useState, type ReactNode } from 'react'
import { verifySchema } from '@studio/shared/api/account'
import { undoEmailChange, verifyEmail } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import type { Messages } from '@/i18n/messages'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import { DonePanel } from './done-panel'
import type { FormWords } from './form-words'
import { Notice } from './notice'
import { useAccountForm } from './use-account-form'

const CALLS = { verifyEmail, undoEmailChange }

interface Props {
  words: FormWords
  own: Pick<
    Messages['account']['verify' | 'undo'],
    'submit' | 'doneTitle' | 'doneText' | 'failed' | 'failedText'
  >
  id: string
  /** The purpose of the link, on which the call depends. */
  call: keyof typeof CALLS
  onward: ReactNode
  again: ReactNode
}

/**
 * Verifies by a press of the button, not by opening the page, because mail scanners open every link
 * and would otherwise verify in place of the person.
 */
export function VerifyForm({ words, own, id, call, onward, again }: Props) {
  const [news, setNews] = useState<'done' | 'failed' | null>(null)
  const form = useContractForm(verifySchema, { defaultValues: { id } })
  const state = useAccountForm({
    form,
    send: (body) => callApi(CALLS[call], { body }),
    onDone: () => setNews('done'),
    onFailure: ({ status }) => {
      // Rate limits and server errors do not mean that the link is invalid.
      const isFinal = status >= 400 && status < 500 && status !== 429
      if (isFinal) setNews('failed')
      return isFinal
    },
  })
  if (news === 'done')
    return (
      <DonePanel title={own.doneTitle} text={own.doneText}>
        {onward}
      </DonePanel>
    )
  if (news === 'failed')
    return (
      <div role="alert" className="grid gap-6">
        <Notice isBad>
          <p className="font-semibold">{own.failed}</p>
          <p>{own.failedText}</p>
        </Notice>
        <p>{again}</p>
      </div>
    )
  return (
    <AccountForm words={words} state={state} submitLabel={own.submit}>
      {null}
    </AccountForm>
  )
}
