'use client'

import { confirmedSchema } from '@studio/shared/api/account'
import { z } from 'zod'
import { buttonVariants } from '@/components/ui/button'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import type { FormWords } from './form-words'
import { CurrentPasswordField } from './password-field'
import { useAccountForm } from './use-account-form'

interface Props {
  words: FormWords
  own: { lead: string; end: string; keep: string }
  request: { method: 'DELETE'; path: string }
  onEnded: () => void
  onCancel: () => void
}

/** Asks for the password where the own login is too long ago to end another session. */
export function EndSessionForm({ words, own, request, onEnded, onCancel }: Props) {
  const form = useContractForm(confirmedSchema)
  const state = useAccountForm({
    form,
    request: { ...request, schema: z.null() },
    isMember: true,
    onDone: onEnded,
    onFailure: ({ status }) => {
      if (status === 404) onEnded()
      return status === 404
    },
  })
  return (
    <>
      <p className="mb-6">{own.lead}</p>
      <AccountForm
        words={words}
        state={state}
        submitLabel={own.end}
        aside={
          <button
            type="button"
            className={buttonVariants({ emphasis: 'quiet' })}
            onClick={onCancel}
          >
            {own.keep}
          </button>
        }
      >
        <CurrentPasswordField {...{ form, words }} name="password" />
      </AccountForm>
    </>
  )
}
