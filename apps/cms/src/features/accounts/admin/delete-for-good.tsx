'use client'

import {
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { useConfirmedCall } from './use-confirmed-call'
import { accountWords } from './words'

/** Why the document cannot be deleted, such as a signature. */
const refusalSchema = z.object({ errors: z.tuple([z.object({ message: z.string() })]) })

/**
 * Deletes the document after the person's own password. It replaces Payload's “Delete”, which does
 * not ask for it. A style hides Payload's item.
 */
export function DeleteForGood() {
  const { DELETE_TEXTS } = useWords(accountWords)
  const { id, collectionSlug, docPermissions } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { config } = useConfig()
  const { setModified } = useForm()
  const router = useRouter()
  const { send, dialog } = useConfirmedCall({
    question: DELETE_TEXTS.question(title),
  })
  const mayDelete = docPermissions && 'delete' in docPermissions && docPermissions.delete
  if (id === undefined || !collectionSlug || !mayDelete) return null

  const show = async (answer: Response | null) => {
    if (!answer?.ok) {
      const refusal = refusalSchema.safeParse(await answer?.json().catch(() => null))
      toast.error(refusal.data?.errors[0].message ?? DELETE_TEXTS.failed(title))
      return
    }
    setModified(false)
    toast.success(DELETE_TEXTS.deleted(title))
    router.push(`${config.routes.admin}/collections/${collectionSlug}`)
  }
  const remove = () =>
    send({
      method: 'DELETE',
      url: `${config.routes.api}/${collectionSlug}/${id}`,
      onAnswer: (answer) => void show(answer),
    })
  return (
    <>
      <PopupList.Button className="delete-for-good" onClick={() => void remove()}>
        {DELETE_TEXTS.delete}
      </PopupList.Button>
      {dialog}
    </>
  )
}
