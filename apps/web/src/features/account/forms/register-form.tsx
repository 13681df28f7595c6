'use client'

import { useState, type ReactNode } from 'react'
import { registerSchema } from '@studio/shared/api/account'
import { useWatch } from 'react-hook-form'
import { register } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import type { Messages } from '@/i18n/messages'
import { useFormToken } from '@/features/forms/form-token'
import { HoneypotField } from '@/features/forms/honeypot-field'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import { DonePanel } from './done-panel'
import { CheckField, TextField } from './fields'
import type { FormWords } from './form-words'
import { PasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  own: Pick<
    Messages['account']['register'],
    'companyHelp' | 'authority' | 'adult' | 'purpose' | 'submit' | 'doneTitle' | 'doneText'
  >
  /** The sentence with links to the terms. */
  terms: ReactNode
  /** Help for visitors who get no mail. */
  afterwards: ReactNode
}

export function RegisterForm({ words, own, terms, afterwards }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useContractForm(registerSchema)
  const company = useWatch({ control: form.control, name: 'company' })
  const state = useAccountForm({
    form,
    send: (body) => callApi(register, { body }),
    token: useFormToken(),
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
        <TextField {...common} name="name" label={labels.name} autoComplete="name" />
        <TextField {...common} name="email" label={labels.email} autoComplete="email" />
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
        <TextField
          {...common}
          name="company"
          label={labels.company}
          help={own.companyHelp}
          autoComplete="organization"
        />
      </div>
      <HoneypotField id="guard" label={words.trap} {...form.register('website')} />
      <div className="grid gap-1">
        {company && <CheckField {...common} name="company_authority" label={own.authority} />}
        <CheckField {...common} name="is_adult" label={own.adult} />
        <CheckField {...common} name="accepts_terms" label={terms} />
        <CheckField {...common} name="receives_updates" label={labels.updates} />
      </div>
      <p className="text-small text-pencil">{own.purpose}</p>
    </AccountForm>
  )
}
