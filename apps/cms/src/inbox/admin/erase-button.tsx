'use client'

import { Button, ConfirmationModal, toast, useAuth, useModal } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { hasRole } from '../../access/roles'
import { useWords } from '../../admin-language/use-words'
import { inboxWords } from './words'

const SLUG = 'erase-person'

const answerSchema = z.object({ erased: z.number() })

/** A button for admins that deletes all stored data about the sender, after a confirmation. */
export function EraseButton({ email }: { email: string }) {
  const { HANDLING_TEXTS } = useWords(inboxWords)
  const { user } = useAuth()
  const { openModal } = useModal()
  const router = useRouter()
  if (!hasRole(user, 'admin')) return null

  const erase = async () => {
    const response = await fetch('/api/inbox/erase', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => null)
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
    </>
  )
}
