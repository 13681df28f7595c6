'use client'

import { resetSchema } from '@studio/shared/api/account'
import { acceptInvitation } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import type { ReactNode } from 'react'
import { useContractForm } from '@/features/forms/use-contract-form'
import { openAdmin } from '../admin-sso'
import { AccountForm } from './account-form'
import type { FormWords } from './form-words'
import { PasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  submitLabel: string
  token: string
  /** The page to open after the login, as a path of this site. */
  target: string
  /** Path of the second step. */
  secondStep: string
  /** Whether staff go to the admin after the login. True if they were invited without a project. */
  leadsStaffToAdmin: boolean
  /** Shown if the link has expired in the meantime. */
  again: ReactNode
}

/** Sets the first password of an invited account and logs in. */
export function InvitationForm({
  words,
  submitLabel,
  token,
  target,
  secondStep,
  leadsStaffToAdmin,
  again,
}: Props) {
  const form = useContractForm(resetSchema, { defaultValues: { token } })
  // The page is loaded as a whole, because the server has to render it for this account.
  const enter = () => location.assign(target)
  const state = useAccountForm({
    form,
    send: (body) => callApi(acceptInvitation, { body }),
    onDone: (answer) => {
      if ('secondStep' in answer) location.assign(secondStep)
      else if (leadsStaffToAdmin && answer.user.isStaff)
        void openAdmin().then((isOpening) => isOpening || enter())
      else enter()
    },
  })
  const common = { form, words, autoComplete: 'new-password' as const }
  return (
    <AccountForm
      words={words}
      state={state}
      submitLabel={submitLabel}
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
