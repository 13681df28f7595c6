'use client'

import { useState } from 'react'
import { passwordSchema } from '@studio/shared/api/account'
import { updatePassword } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import type { FormWords } from './form-words'
import { CurrentPasswordField, PasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  own: { submit: string; done: string }
  /** Username for password managers. */
  email: string
}

export function PasswordForm({ words, own, email }: Props) {
  const [isDone, setIsDone] = useState(false)
  const form = useContractForm(passwordSchema)
  const state = useAccountForm({
    form,
    send: (body) => callApi(updatePassword, { body }),
    isMember: true,
    onDone: () => {
      form.reset({ password: '', new_password: '', confirm_password: '' })
      setIsDone(true)
    },
  })
  const { labels } = words
  const common = { form, words }
  return (
    <AccountForm
      words={words}
      state={state}
      submitLabel={own.submit}
      done={isDone && !state.isBusy && own.done}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField {...common} name="password" />
      <PasswordField
        {...common}
        name="new_password"
        label={labels.newPassword}
        help={labels.newPasswordHelp}
        autoComplete="new-password"
      />
      <PasswordField
        {...common}
        name="confirm_password"
        label={labels.confirmPassword}
        autoComplete="new-password"
      />
    </AccountForm>
  )
}
