'use client'

import { Button, ConfirmationModal, toast, useForm, useFormFields, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { useConfirmedCall } from './use-confirmed-call'
import { accountWords } from './words'

const SLUG = 'erase-account'

/** Deletes an account after a question and the admin's own password. */
export function EraseAccount({ id }: { id: number | string }) {
  const { ERASE_TEXTS } = useWords(accountWords)
  const headingId = useId()
  const { openModal } = useModal()
  const { setModified } = useForm()
  const router = useRouter()
  const kept = useFormFields(([fields]) => fields.email?.value)
  const { send, dialog } = useConfirmedCall()
  const erase = () =>
    send({
      method: 'DELETE',
      url: `/api/users/${id}`,
      onAnswer: (answer) => {
        if (!answer?.ok) {
          toast.error(ERASE_TEXTS.failed)
          return
        }
        setModified(false)
        toast.success(ERASE_TEXTS.erased)
        router.push('/admin/collections/users')
      },
    })
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{ERASE_TEXTS.title}</h2>
      <Button buttonStyle="error" margin={false} onClick={() => openModal(SLUG)} size="small">
        {ERASE_TEXTS.erase}
      </Button>
      <ConfirmationModal
        body={ERASE_TEXTS.lead}
        confirmLabel={ERASE_TEXTS.erase}
        heading={ERASE_TEXTS.question(typeof kept === 'string' ? kept : '')}
        modalSlug={SLUG}
        onConfirm={erase}
      />
      {dialog}
    </section>
  )
}
