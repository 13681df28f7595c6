'use client'
import {
  Button,
  ConfirmationModal,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useModal,
  useTranslation,
} from '@payloadcms/ui'
import { isTranslator } from '../../../platform/access/roles'
import { leaveNote } from '../../documents/admin/note'
import { useWords } from '../../../platform/admin-language/use-words'
import { editingWords } from '../../documents/admin/words'
import { useSaveFirst } from '../../documents/admin/use-save-first'
import { reloadForm } from '../../documents/admin/reload-form'

/** Replaces Payload's status line, because its “Revert” button reverts only one language. */
export function DocumentStatus() {
  const { id, docPermissions, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { user } = useAuth()
  const { t } = useTranslation()
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0
  const status = isChanged ? 'changed' : hasPublishedDoc ? 'published' : 'draft'
  // Translators may not revert, because this changes more than texts.
  const mayRevert = id !== undefined && docPermissions?.update && !isTranslator(user)
  const text = t(`version:${status}`)
  return (
    <div className="status" title={`${t('version:status')}: ${text}`}>
      <div className="status__value-wrap">
        <span className="status__label">{t('version:status')}: </span>
        <span className="status__value">{text}</span>
        {isChanged && mayRevert && <RevertButton id={id} />}
      </div>
    </div>
  )
}

function RevertButton({ id }: { id: number | string }) {
  const { REVERT_TEXTS } = useWords(editingWords)
  const { config } = useConfig()
  const { collectionSlug } = useDocumentInfo()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const saveFirst = useSaveFirst()
  const slug = `revert-to-published-${id}`

  async function revert() {
    // Saves the latest changes as a version first, so that they stay in the history.
    if (!(await saveFirst())) return void toast.error(REVERT_TEXTS.failed)
    const address = `${config.routes.api}/editing/${collectionSlug}/${id}/revert`
    const answer = await fetch(address, { method: 'POST', credentials: 'include' }).catch(
      () => null,
    )
    if (answer?.status === 423) return void toast.error(REVERT_TEXTS.locked)
    if (!answer?.ok) return void toast.error(REVERT_TEXTS.failed)
    leaveNote(REVERT_TEXTS.done)
    reloadForm(setModified)
  }

  return (
    <>
      {' — '}
      <Button
        buttonStyle="none"
        className="status__action"
        id="action-revert-to-published"
        onClick={() => openModal(slug)}
      >
        {REVERT_TEXTS.action}
      </Button>
      <ConfirmationModal
        body={REVERT_TEXTS.body}
        confirmLabel={REVERT_TEXTS.confirm}
        heading={REVERT_TEXTS.heading}
        modalSlug={slug}
        onConfirm={revert}
      />
    </>
  )
}
