'use client'

import { useState } from 'react'
import { z } from 'zod'
import { confirmedSchema } from '@studio/shared/api/account'
import { buttonVariants } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { Messages } from '@/i18n/messages'
import { useContractForm } from '@/features/forms/use-contract-form'
import { AccountForm } from './account-form'
import type { FormWords } from './form-words'
import { CurrentPasswordField } from './password-field'
import { useAccountForm } from './use-account-form'
import { useIsReady } from './use-is-ready'

interface Props {
  words: FormWords
  own: Pick<
    Messages['account']['settings'],
    'erase' | 'eraseTitle' | 'eraseLead' | 'eraseSubmit' | 'eraseCancel'
  >
  /** Where whoever had the account goes. */
  home: string
}

/** Asks once more, and for the password: nothing brings an account back. */
export function EraseForm({ words, own, home }: Props) {
  const isReady = useIsReady()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={buttonVariants({ emphasis: 'secondary' })}
        disabled={!isReady}
        onClick={() => setIsOpen(true)}
      >
        {own.erase}
      </button>
      {isOpen && (
        <ModalDialog title={own.eraseTitle} onClose={() => setIsOpen(false)}>
          <EraseQuestion {...{ words, own, home }} onCancel={() => setIsOpen(false)} />
        </ModalDialog>
      )}
    </>
  )
}

function EraseQuestion({ words, own, home, onCancel }: Props & { onCancel: () => void }) {
  const form = useContractForm(confirmedSchema)
  const state = useAccountForm({
    form,
    request: { method: 'POST', path: '/account/erase', schema: z.null() },
    isMember: true,
    onDone: () => location.assign(home),
  })
  return (
    <>
      <p className="mb-6">{own.eraseLead}</p>
      <AccountForm
        words={words}
        state={state}
        submitLabel={own.eraseSubmit}
        aside={
          <button
            type="button"
            className={buttonVariants({ emphasis: 'quiet' })}
            onClick={onCancel}
          >
            {own.eraseCancel}
          </button>
        }
      >
        <CurrentPasswordField {...{ form, words }} name="password" />
      </AccountForm>
    </>
  )
}
