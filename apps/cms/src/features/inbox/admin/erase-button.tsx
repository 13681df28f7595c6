'use client'

import { Button, ConfirmationModal, toast, useAuth, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { hasRole } from '../../../platform/access/roles'
import { useConfirmedCall } from '../../accounts/admin/use-confirmed-call'
import { useWords } from '../../../platform/admin-language/use-words'
import { inboxWords } from './words'

const SLUG = 'erase-person'

const answerSchema = z.object({ erased: z.number() })

/** A button for admins that deletes all stored data about the sender, after a confirmation with their password. */
export function EraseButton({ email }: { email: string }) {
  const { HANDLING_TEXTS } = useWords(inboxWords)
  const { user } = useAuth()
  const { openModal } = useModal()
  const router = useRouter()
  const { send, dialog } = useConfirmedCall()
  if (!hasRole(user, 'admin')) return null

  const erase = () =>
    send({
      method: 'POST',
      url: '/api/inbox/erase',
      body: { email },
      onAnswer: (response) => void show(response),
    })
  const show = async (response: Response | null) => {
    const answer = answerSchema.safeParse(await response?.json().catch(() => null))
    if (!answer.success) {
      toast.error(HANDLING_TEXTS.failed)
      return
    }
    toast.success(HANDLING_TEXTS.erased(answer.data.erased))
    router.push('/admin/collections/submissions')
  }

  return (
    <>
      <Button buttonStyle="error" margin={false} onClick={() => openModal(SLUG)} size="small">
        {HANDLING_TEXTS.erase}
      </Button>
      <ConfirmationModal
        body={HANDLING_TEXTS.eraseBody(email)}
        confirmLabel={HANDLING_TEXTS.eraseConfirm}
        heading={HANDLING_TEXTS.eraseTitle}
        modalSlug={SLUG}
        onConfirm={erase}
      />
      {dialog}
    </>
  )
}
