'use client'

import { useState, type ReactNode } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { registerSchema } from '@studio/shared/api/account'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Messages } from '@/i18n/messages'
import { AccountForm } from './account-form'
import { CheckField } from './check-field'
import { DonePanel } from './done-panel'
import { FormField } from './form-field'
import type { FormWords } from './form-words'
import { PasswordField } from './password-field'
import { Honeypot } from './honeypot'
import { useAccountForm } from './use-account-form'
import { useFormToken } from './use-form-token'

interface Props {
  words: FormWords
  own: Pick<
    Messages['account']['register'],
    'companyHelp' | 'authority' | 'adult' | 'submit' | 'doneTitle' | 'doneText'
  >
  /** The sentence with its links. */
  terms: ReactNode
  /** What to do when no mail comes. */
  afterwards: ReactNode
}

export function RegisterForm({ words, own, terms, afterwards }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useForm({ resolver: zodResolver(registerSchema) })
  const company = useWatch({ control: form.control, name: 'company' })
  const more = useFormToken()
  const state = useAccountForm({
    form,
    request: { method: 'POST', path: '/register', schema: z.null() },
    more,
    onDone: () => setIsDone(true),
  })
  if (isDone)
    return (
      <DonePanel title={own.doneTitle} text={own.doneText}>
        {afterwards}
      </DonePanel>
    )
  const { labels } = words
  const common = { form, words }
  return (
    <AccountForm words={words} state={state} submitLabel={own.submit}>
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField {...common} name="name" label={labels.name} autoComplete="name" />
        <FormField
          {...common}
          name="email"
          type="email"
          label={labels.email}
          autoComplete="email"
        />
        <PasswordField
          {...common}
          name="password"
          label={labels.password}
          help={labels.passwordHelp}
          autoComplete="new-password"
        />
        <PasswordField
          {...common}
          name="confirm_password"
          label={labels.confirmPassword}
          autoComplete="new-password"
        />
        <FormField
          {...common}
          name="company"
          label={labels.company}
          help={own.companyHelp}
          autoComplete="organization"
          isOptional
        />
      </div>
      <Honeypot form={form} name="website" />
      <div className="grid gap-1">
        {company && <CheckField {...common} name="company_authority" label={own.authority} />}
        <CheckField {...common} name="is_adult" label={own.adult} />
        <CheckField {...common} name="accepts_terms" label={terms} />
        <CheckField {...common} name="receives_updates" label={labels.updates} />
      </div>
    </AccountForm>
  )
}
