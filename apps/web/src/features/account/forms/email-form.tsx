'use client'

import { useState, type ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { emailOnlySchema } from '@studio/shared/api/account'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { AccountForm } from './account-form'
import { DonePanel } from './done-panel'
import { FormField } from './form-field'
import type { FormWords } from './form-words'
import { Honeypot } from './honeypot'
import { useAccountForm } from './use-account-form'
import { useFormToken } from './use-form-token'

interface Props {
  words: FormWords
  own: { submit: string; doneTitle: string; doneText: string }
  /** Which link is sent. */
  path: '/password/forgot' | '/email/resend'
  /** The way on, before and after. */
  aside: ReactNode
}

/** Asks for a link by mail. It says the same whether or not there is an account. */
export function EmailForm({ words, own, path, aside }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useForm({ resolver: zodResolver(emailOnlySchema) })
  const more = useFormToken()
  const state = useAccountForm({
    form,
    request: { method: 'POST', path, schema: z.null() },
    more,
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
      <FormField
        {...{ form, words }}
        name="email"
        type="email"
        label={words.labels.email}
        autoComplete="email"
      />
      <Honeypot form={form} name="website" />
    </AccountForm>
  )
}
