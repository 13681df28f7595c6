'use client'

import { confirmedSchema } from '@studio/shared/api/account'
import type { z } from 'zod'
import type { ApiAnswer, ApiFailure } from '@/api/client/api-answer'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import { CancelButton } from './cancel-button'
import type { FormWords } from './form-words'
import { CurrentPasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  own: { lead: string; submit: string; cancel: string }
  send: (body: z.input<typeof confirmedSchema>) => Promise<ApiAnswer<null>>
  onDone: () => void
  /** Handles a failure itself. Returns true if no further message is needed. */
  onFailure?: (failure: ApiFailure) => boolean
  onCancel: () => void
}

/** Asks for the password before an action that only the account's owner may perform. */
export function PasswordConfirmation({ words, own, send, onCancel, ...then }: Props) {
  const form = useContractForm(confirmedSchema)
  const state = useAccountForm({
    form,
    send,
    isMember: true,
    ...then,
  })
  return (
    <>
      <p className="mb-6">{own.lead}</p>
      <AccountForm
        words={words}
        state={state}
        submitLabel={own.submit}
        aside={<CancelButton label={own.cancel} onCancel={onCancel} />}
      >
        <CurrentPasswordField {...{ form, words }} name="password" />
      </AccountForm>
    </>
  )
}
