'use client'

import { resetSchema } from '@studio/shared/api/account'
import { acceptInvitation } from '@studio/shared/api/account-calls'
import { callApi } from '@/features/api/call-api'
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
  /** Where it leads: a path of this site. */
  target: string
  /** Where the second step is asked for. */
  secondStep: string
  /** Staff who are invited to no project come out in the admin. */
  leadsStaffToAdmin: boolean
  /** When the link has meanwhile become too old. */
  again: ReactNode
}

/** The first password of an account, with which somebody is logged in at once. */
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
  // As a whole page: it has to be made for whoever it is now.
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
