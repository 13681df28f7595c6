'use client'

import { eraseAccount, sendConfirmationCode } from '@studio/shared/api/account-calls'
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
    | 'erase'
    | 'eraseTitle'
    | 'eraseLead'
    | 'eraseSubmit'
    | 'eraseCancel'
    | 'eraseCode'
    | 'eraseCodeLead'
    | 'eraseCodeSent'
    | 'eraseCodeFailed'
  >
  /** The page that is shown after the account was deleted. */
  home: string
}

/**
 * Deletes the account after its password, or a mailed code, was entered. A deleted account cannot be
 * restored.
 */
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
          <MailedCode own={own} />
        </ModalDialog>
      )}
    </>
  )
}

/** For accounts without a password, which log in through a provider. */
function MailedCode({ own }: Pick<Props, 'own'>) {
  const [said, setSaid] = useState('')
  const send = async () => {
    setSaid('')
    const answer = await callApi(sendConfirmationCode)
    setSaid(answer.isDone ? own.eraseCodeSent : own.eraseCodeFailed)
  }
  return (
    <div className="mt-8 border-t border-rule pt-5">
      <p className="mb-3 text-small text-pencil">{own.eraseCodeLead}</p>
      <button
        type="button"
        className={buttonVariants({ emphasis: 'quiet' })}
        onClick={() => void send()}
      >
        {own.eraseCode}
      </button>
      <p role="status" className="mt-3 text-small empty:hidden">
        {said}
      </p>
    </div>
  )
}
