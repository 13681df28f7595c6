'use client'

import { loginSchema } from '@studio/shared/api/account'
import { login } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import { useContractForm } from '@/features/forms/use-contract-form'
import { openAdmin } from '../admin-sso'
import { AccountForm } from './account-form'
import { CheckField, TextField } from './fields'
import type { FormWords } from './form-words'
import { PasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  submitLabel: string
  /** The page to open after the login, as a path of this site. */
  target: string
  /** Path of the second step. */
  secondStep: string
  /** Whether staff go to the admin after the login. True if the login has no page to return to. */
  leadsStaffToAdmin?: boolean
}

export function LoginForm({
  words,
  submitLabel,
  target,
  secondStep,
  leadsStaffToAdmin = false,
}: Props) {
  const form = useContractForm(loginSchema)
  // The page is loaded as a whole, because the server has to render it for this account.
  const enter = () => location.assign(target)
  const state = useAccountForm({
    form,
    send: (body) => callApi(login, { body }),
    onDone: (answer) => {
      if ('secondStep' in answer) location.assign(secondStep)
      else if (leadsStaffToAdmin && answer.user.isStaff)
        void openAdmin().then((isOpening) => isOpening || enter())
      else enter()
    },
    onFailure: ({ code }) => {
      // The code means that another tab has logged in already.
      if (code === 'forbidden') enter()
      return code === 'forbidden'
    },
  })
  const { labels } = words
  const common = { form, words }
  return (
    <AccountForm words={words} state={state} submitLabel={submitLabel}>
      <TextField {...common} name="email" label={labels.email} autoComplete="username" />
      <PasswordField
        {...common}
        name="password"
        label={labels.password}
        autoComplete="current-password"
      />
      <CheckField {...common} name="remember_me" label={labels.remember} />
    </AccountForm>
  )
}
