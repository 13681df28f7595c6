'use client'

import {
  Button,
  ConfirmationModal,
  TextareaInput,
  toast,
  useFormFields,
  useModal,
} from '@payloadcms/ui'
import { useState } from 'react'
import { useConfirmedCall } from '../../admin/use-confirmed-call'
import { useWords } from '../../../../platform/admin-language/use-words'
import { secondFactorWords } from './words'

const SLUG = 'reset-second-factor'

/**
 * Removes the second factor of a user who has lost it, after a confirmation. The note is added to
 * the mail to the user.
 */
export function ResetButton({ id, onDone }: { id: number | string; onDone: () => void }) {
  const { SECOND_STEP_TEXTS } = useWords(secondFactorWords)
  const { openModal } = useModal()
  const [note, setNote] = useState('')
  const kept = useFormFields(([fields]) => fields.email?.value)
  const email = typeof kept === 'string' ? kept : ''

  const { send, dialog } = useConfirmedCall()
  const reset = () =>
    send({
      method: 'POST',
      url: `/api/users/${id}/second-factor/reset`,
      body: { note },
      onAnswer: (answer) => {
        if (!answer?.ok) {
          toast.error(SECOND_STEP_TEXTS.failed)
          return
        }
        toast.success(SECOND_STEP_TEXTS.resetDone)
        onDone()
      },
    })

  return (
    <>
      <Button buttonStyle="secondary" margin={false} onClick={() => openModal(SLUG)} size="small">
        {SECOND_STEP_TEXTS.reset}
      </Button>
      <ConfirmationModal
        body={
          <>
            <p>{SECOND_STEP_TEXTS.resetBody(email)}</p>
            <TextareaInput
              label={SECOND_STEP_TEXTS.resetNote}
              onChange={(event) => setNote(event.target.value.slice(0, 500))}
              path="second-factor-note"
              value={note}
            />
          </>
        }
        confirmLabel={SECOND_STEP_TEXTS.reset}
        heading={SECOND_STEP_TEXTS.resetTitle}
        modalSlug={SLUG}
        onConfirm={reset}
      />
      {dialog}
    </>
  )
}
