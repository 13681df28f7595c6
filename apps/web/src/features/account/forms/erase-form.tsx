'use client'

import { eraseAccount } from '@studio/shared/api/account-calls'
import { useState } from 'react'
import { callApi } from '@/api/client/call-api'
import { buttonVariants } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { Messages } from '@/i18n/messages'
import type { FormWords } from './form-words'
import { PasswordConfirmation } from './password-confirmation'
import { useIsReady } from '@/lib/use-is-ready'

interface Props {
  words: FormWords
  own: Pick<
    Messages['account']['settings'],
    'erase' | 'eraseTitle' | 'eraseLead' | 'eraseSubmit' | 'eraseCancel'
  >
  /** The page that is shown after the account was deleted. */
  home: string
}

/** Deletes the account after its password was entered. A deleted account cannot be restored. */
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
          <PasswordConfirmation
            words={words}
            own={{ lead: own.eraseLead, submit: own.eraseSubmit, cancel: own.eraseCancel }}
            send={(body) => callApi(eraseAccount, { body })}
            onDone={() => location.assign(home)}
            onCancel={() => setIsOpen(false)}
          />
        </ModalDialog>
      )}
    </>
  )
}
