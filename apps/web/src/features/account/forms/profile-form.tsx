'use client'

import { useState } from 'react'
import { profileSchema, type Account } from '@studio/shared/api/account'
import { updateProfile } from '@studio/shared/api/account-calls'
import { callApi } from '@/api/client/call-api'
import { useWatch } from 'react-hook-form'
import type { Messages } from '@/i18n/messages'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import { useDraft } from './drafts'
import { CheckField, TextField } from './fields'
import type { FormWords } from './form-words'
import { CurrentPasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  own: Pick<Messages['account']['profile'], 'emailHelp' | 'submit' | 'done' | 'doneEmail'>
  account: Account
}

export function ProfileForm({ words, own, account }: Props) {
  const [done, setDone] = useState<string[]>([])
  const [email, setEmail] = useState(account.email)
  const form = useContractForm(profileSchema)
  const typed = useWatch({ control: form.control, name: 'email' })
  const state = useAccountForm({
    form,
    send: (body) => callApi(updateProfile, { body }),
    isMember: true,
    draft: useDraft(form, 'profile'),
    onDone: ({ email: inForce }, sent) => {
      setEmail(inForce)
      form.setValue('password', '')
      setDone(isOther(sent.email, inForce) ? [own.done, own.doneEmail] : [own.done])
    },
  })
  const { labels } = words
  const common = { form, words }
  return (
    <AccountForm
      words={words}
      state={state}
      submitLabel={own.submit}
      done={!state.isBusy && done.length > 0 && done.map((text) => <p key={text}>{text}</p>)}
    >
      <TextField
        {...common}
        name="name"
        label={labels.name}
        autoComplete="name"
        defaultValue={account.name}
      />
      <TextField
        {...common}
        name="email"
        label={labels.email}
        help={own.emailHelp}
        autoComplete="email"
        defaultValue={account.email}
      />
      {isOther(typed, email) && <CurrentPasswordField {...common} name="password" />}
      <TextField
        {...common}
        name="company"
        label={labels.company}
        autoComplete="organization"
        defaultValue={account.company ?? ''}
      />
      <CheckField
        {...common}
        name="receives_updates"
        label={labels.updates}
        isChecked={account.receivesUpdates}
      />
    </AccountForm>
  )
}

/** @param typed undefined before the first input, when the form has no values yet */
function isOther(typed: string | undefined, email: string): boolean {
  return typed !== undefined && typed.trim().toLowerCase() !== email.toLowerCase()
}
