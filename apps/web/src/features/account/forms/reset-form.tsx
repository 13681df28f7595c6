'use client'

import { useState, type ReactNode } from 'react'
import { resetSchema } from '@studio/shared/api/account'
import { resetPassword } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import { DonePanel } from './done-panel'
import type { FormWords } from './form-words'
import { PasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  own: { submit: string; done: string; doneText: string }
  token: string
  /** A link to the login, which is shown after success. */
  onward: ReactNode
  /** A form that requests a new link, which is shown if this one has expired. */
  again: ReactNode
}

export function ResetForm({ words, own, token, onward, again }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useContractForm(resetSchema, { defaultValues: { token } })
  const state = useAccountForm({
    form,
    send: (body) => callApi(resetPassword, { body }),
    onDone: () => setIsDone(true),
  })
  if (isDone)
    return (
      <DonePanel title={own.done} text={own.doneText}>
        {onward}
      </DonePanel>
    )
  const common = { form, words, autoComplete: 'new-password' as const }
  return (
    <AccountForm
      words={words}
      state={state}
      submitLabel={own.submit}
      aside={state.problem === 'linkExpired' && again}
    >
      <PasswordField
        {...common}
        name="password"
        label={words.labels.newPassword}
        help={words.labels.newPasswordHelp}
      />
      <PasswordField {...common} name="confirm_password" label={words.labels.confirmPassword} />
    </AccountForm>
  )
}
