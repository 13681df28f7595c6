'use client'

import { Button, toast, useAuth, useSelection } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { hasRole } from '../../../platform/access/roles'
import { useConfirmedCall } from '../../accounts/admin/use-confirmed-call'
import { useWords } from '../../../platform/admin-language/use-words'
import { inboxWords } from './words'

const answerSchema = z.object({ deleted: z.number() })

interface Props {
  collection: 'submissions' | 'subscribers'
}

/**
 * Deletes the selected documents of a list after the admin's password. It replaces Payload's
 * button, which does not ask for it.
 */
export function DeleteSelected({ collection }: Props) {
  const { DELETE_TEXTS } = useWords(inboxWords)
  const { selectedIDs, count, toggleAll } = useSelection()
  const { user } = useAuth()
  const router = useRouter()
  const { send, dialog } = useConfirmedCall()
  if (!hasRole(user, 'admin')) return null

  const show = async (response: Response | null) => {
    const answer = answerSchema.safeParse(await response?.json().catch(() => null))
    if (!answer.success) {
      toast.error(DELETE_TEXTS.failed)
      return
    }
    toast.success(DELETE_TEXTS.deleted(answer.data.deleted))
    toggleAll()
    router.refresh()
  }
  const deleteAll = () =>
    send({
      method: 'POST',
      url: '/api/inbox/delete',
      body: { collection, ids: selectedIDs },
      onAnswer: (response) => void show(response),
    })
  return (
    <>
      {count > 0 && (
        <Button buttonStyle="error" margin={false} onClick={() => void deleteAll()} size="small">
          {DELETE_TEXTS.delete(count)}
        </Button>
      )}
      {dialog}
    </>
  )
}
