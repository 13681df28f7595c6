'use client'
import {
  ConfirmationModal,
  PopupList,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useModal,
} from '@payloadcms/ui'
import { isTranslator } from '../../../platform/access/roles'
import { useSaveFirst } from '../../documents/admin/use-save-first'
import { useWords } from '../../../platform/admin-language/use-words'
import { publishingWords } from './words'
import { TouchedList } from './touched-list'
import { reloadForm } from '../../documents/admin/reload-form'

export function UnpublishButton() {
  const { TAKING_DOWN_TEXTS } = useWords(publishingWords)
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const saveFirst = useSaveFirst()
  const mayUnpublish = hasPublishPermission && !isTranslator(user)
  if (id === undefined || !collectionSlug || !hasPublishedDoc || !mayUnpublish) return null
  const slug = `unpublish-${id}`
  const document = `${collectionSlug}/${id}`

  async function unpublish() {
    if (!(await saveFirst())) {
      toast.error(TAKING_DOWN_TEXTS.unpublishUnsaved)
      return
    }
    const query = 'depth=0&fallback-locale=null&unpublishAllLocales=true'
    const answer = await fetch(`${config.routes.api}/${document}?${query}`, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'draft' }),
    }).catch(() => null)
    if (!answer?.ok) {
      toast.error(TAKING_DOWN_TEXTS.unpublishFailed)
      return
    }
    reloadForm(setModified)
  }

  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => openModal(slug)}>
        {TAKING_DOWN_TEXTS.unpublish}
      </PopupList.Button>
      <ConfirmationModal
        body={<TouchedList document={document} intro={TAKING_DOWN_TEXTS.unpublishIntro} />}
        className="touched-question"
        confirmLabel={TAKING_DOWN_TEXTS.unpublishConfirm}
        heading={TAKING_DOWN_TEXTS.unpublishHeading}
        modalSlug={slug}
        onConfirm={unpublish}
      />
    </>
  )
}
