'use client'

import { useState, type ReactNode } from 'react'
import { emailOnlySchema } from '@studio/shared/api/account'
import { z } from 'zod'
import { useFormToken } from '@/features/forms/form-token'
import { HoneypotField } from '@/features/forms/honeypot-field'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import { DonePanel } from './done-panel'
import { TextField } from './fields'
import type { FormWords } from './form-words'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  own: { submit: string; doneTitle: string; doneText: string }
  /** Call that sends the link. */
  path: '/password/forgot' | '/email/resend'
  /** Link to another page, shown before and after. */
  aside: ReactNode
}

/** Requests a link by mail. The response does not reveal whether an account exists. */
export function EmailForm({ words, own, path, aside }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useContractForm(emailOnlySchema)
  const state = useAccountForm({
    form,
    request: { method: 'POST', path, schema: z.null() },
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
