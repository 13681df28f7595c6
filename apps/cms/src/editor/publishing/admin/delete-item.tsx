'use client'
import {
  ConfirmationModal,
  PopupList,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useModal,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useWords } from '../../../platform/admin-language/use-words'
import { publishingWords } from './words'
import { TouchedList } from './touched-list'

/**
 * Replaces Payload's own “Delete”, which does not list the pages that the deletion affects. A style
 * hides Payload's item.
 */
export function DeleteItem() {
  const { TAKING_DOWN_TEXTS } = useWords(publishingWords)
  const { id, collectionSlug, docPermissions } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const { config, getEntityConfig } = useConfig()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const router = useRouter()
  const mayDelete = docPermissions && 'delete' in docPermissions && docPermissions.delete
  if (id === undefined || !collectionSlug || !mayDelete) return null
  const slug = `delete-touched-${id}`
  const document = `${collectionSlug}/${id}`
  const { versions } = getEntityConfig({ collectionSlug })
  const intro = versions?.drafts
    ? `${TAKING_DOWN_TEXTS.deleteIntro} ${TAKING_DOWN_TEXTS.deleteOrUnpublish}`
    : TAKING_DOWN_TEXTS.deleteIntro

  async function remove() {
    const answer = await fetch(`${config.routes.api}/${document}`, {
      method: 'DELETE',
      credentials: 'include',
    }).catch(() => null)
    if (!answer?.ok) {
      toast.error(TAKING_DOWN_TEXTS.deleteFailed)
      return
    }
    setModified(false)
    toast.success(TAKING_DOWN_TEXTS.deleted(title))
    router.push(`${config.routes.admin}/collections/${collectionSlug}`)
  }

  return (
    <>
      <PopupList.Button className="delete-touched" onClick={() => openModal(slug)}>
        {TAKING_DOWN_TEXTS.delete}
      </PopupList.Button>
      <ConfirmationModal
        body={<TouchedList document={document} intro={intro} />}
        className="touched-question"
        confirmLabel={TAKING_DOWN_TEXTS.deleteConfirm}
        heading={TAKING_DOWN_TEXTS.deleteHeading(title)}
        modalSlug={slug}
        onConfirm={remove}
      />
    </>
  )
}
