'use client'

import { useState, type ReactNode } from 'react'
import { emailOnlySchema } from '@studio/shared/api/account'
import { forgotPassword, resendVerification } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import { useFormToken } from '@/features/forms/form-token'
import { HoneypotField } from '@/features/forms/honeypot-field'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import { DonePanel } from './done-panel'
import { TextField } from './fields'
import type { FormWords } from './form-words'
import { useAccountForm } from './use-account-form'

const CALLS = { forgotPassword, resendVerification }

interface Props {
  words: FormWords
  own: { submit: string; doneTitle: string; doneText: string }
  /** The kind of link that is sent. */
  call: keyof typeof CALLS
  /** A link to another page, shown before and after sending. */
  aside: ReactNode
}

/** Requests a link by mail. The message is the same whether or not there is an account. */
export function EmailForm({ words, own, call, aside }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useContractForm(emailOnlySchema)
  const state = useAccountForm({
    form,
    send: (body) => callApi(CALLS[call], { body }),
    token: useFormToken(),
    onDone: () => setIsDone(true),
  })
  if (isDone)
    return (
      <DonePanel title={own.doneTitle} text={own.doneText}>
        {aside}
      </DonePanel>
    )
  return (
    <AccountForm words={words} state={state} submitLabel={own.submit} aside={aside}>
      <TextField
        {...{ form, words }}
        name="email"
        label={words.labels.email}
        autoComplete="email"
      />
      <HoneypotField id="guard" label={words.trap} {...form.register('website')} />
    </AccountForm>
  )
}
