import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { PasswordInput } from '../../../features/accounts/admin/password-input'
import { accountWords } from '../../../features/accounts/admin/words'
import { asksBeforeDeletion } from '../../../features/accounts/asks-before-deletion'
import { Question } from '../../../platform/admin-parts/question'
import type { TrashedDocument } from '../list-trash'
import { useWords } from '../../../platform/admin-language/use-words'
import { trashWords } from './words'

interface EraseDialogProps {
  document: TrashedDocument
  title: string
  onErased: () => void
  onCancel: () => void
}

/** Asks before a document is erased, and for the password if it is the work of a client. */
export function EraseDialog({ document, title, onErased, onCancel }: EraseDialogProps) {
  const { TRASH_TEXTS } = useWords(trashWords)
  const { config } = useConfig()
  const { CONFIRM_TEXTS } = useWords(accountWords)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const isAsked = asksBeforeDeletion(document.collection)

  async function erase() {
    const { collection, id } = document
    const answer = await fetch(`${config.routes.api}/${collection}/${id}/erase`, {
      method: 'DELETE',
      credentials: 'include',
      ...(isAsked && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ currentPassword: password }),
      }),
    }).catch(() => null)
    if (answer?.ok) onErased()
    else if (answer?.status === 422) setProblem(CONFIRM_TEXTS.wrong)
    else setProblem(answer?.status === 429 ? CONFIRM_TEXTS.tooMany : TRASH_TEXTS.eraseFailed)
  }

  return (
    <Question
      cancelLabel={TRASH_TEXTS.cancel}
      confirmLabel={TRASH_TEXTS.eraseConfirm}
      heading={TRASH_TEXTS.eraseHeading(title)}
      isConfirmDisabled={isAsked && password === ''}
      onCancel={onCancel}
      onConfirm={erase}
    >
      <p>{TRASH_TEXTS.eraseBody}</p>
      {isAsked && (
        <>
          <p>{CONFIRM_TEXTS.lead}</p>
          <PasswordInput onChange={setPassword} problem={problem} value={password} />
        </>
      )}
      {!isAsked && <p aria-live="polite">{problem}</p>}
    </Question>
  )
}
