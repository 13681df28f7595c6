'use client'

import { guestEntrySchema, guestVisitSchema } from '@studio/shared/review/guest-links'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import { TextField } from './fields'
import type { FormWords } from './form-words'
import { PasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

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

/** The visit's secret stays on the web server. */
const answerSchema = guestVisitSchema.pick({ expiresAt: true })

/** The form by which guests enter a review room. */
export function GuestEntryForm({ words, own, link }: Props) {
  const form = useContractForm(guestEntrySchema)
  // A full reload, because the server has to render the room for this guest.
  const again = () => location.reload()
  const state = useAccountForm({
    form,
    request: { method: 'POST', path: `/guests/${link}/visit`, schema: answerSchema },
    onDone: again,
    onFailure: ({ status }) => {
      // The link has ended meanwhile; the page says so.
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
