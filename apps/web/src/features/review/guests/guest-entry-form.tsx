'use client'

import { enterAsGuest } from '@studio/shared/review/guest-links'
import { guestEntrySchema } from '@studio/shared/review/guest-links'
import { callApi } from '@/api/client/call-api'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from '@/features/account/forms/account-form'
import { TextField } from '@/features/account/forms/fields'
import type { FormWords } from '@/features/account/forms/form-words'
import { PasswordField } from '@/features/account/forms/password-field'
import { useAccountForm } from '@/features/account/forms/use-account-form'

interface Props {
  words: FormWords
  own: {
    name: string
    nameHelp: string
    passphrase: string
    passphraseHelp: string
    submit: string
  }
  /** Secret at the end of the link. */
  link: string
}

/** The form by which guests enter a review room. */
export function GuestEntryForm({ words, own, link }: Props) {
  const form = useContractForm(guestEntrySchema)
  // The page is loaded again as a whole, because the server has to render the room for this guest.
  const again = () => location.reload()
  const state = useAccountForm({
    form,
    send: (body) => callApi(enterAsGuest, { parameters: { link }, body }),
    onDone: again,
    onFailure: ({ status }) => {
      // The link has ended in the meantime, and the reloaded page says so.
      if (status === 404) again()
      return status === 404
    },
  })
  const common = { form, words }
  return (
    <AccountForm words={words} state={state} submitLabel={own.submit}>
      <TextField {...common} name="name" label={own.name} help={own.nameHelp} autoComplete="name" />
      <PasswordField
        {...common}
        name="passphrase"
        label={own.passphrase}
        help={own.passphraseHelp}
        autoComplete="current-password"
      />
    </AccountForm>
  )
}
