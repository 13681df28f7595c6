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
} from '@payloadcms/ui'
import { useId, useState } from 'react'
import { z } from 'zod'
import { hasRole } from '../../../../platform/access/roles'
import { Moment } from '../../../../platform/admin-parts/moment'
import { useWords } from '../../../../platform/admin-language/use-words'
import { replacedFileWords } from './words'
import { reloadForm } from '../../../documents/admin/reload-form'

const SLUG = 'put-replaced-file-back'

const filesSchema = z.array(
  z.object({
    version: z.string(),
    filename: z.string(),
    replacedAt: z.string(),
    replacedBy: z.string().nullable(),
  }),
)

type ReplacedFile = z.infer<typeof filesSchema>[number]

export function ReplacedFilesPanel() {
  const { REPLACED_TEXTS } = useWords(replacedFileWords)
  const { id, collectionSlug, data } = useDocumentInfo()
  const { config } = useConfig()
  const { user } = useAuth()
  const { setModified } = useForm()
  const { openModal } = useModal()
  const headingId = useId()
  const [chosen, setChosen] = useState<ReplacedFile | null>(null)
  const files = filesSchema.safeParse(data?.replacedFiles).data ?? []
  if (files.length === 0 || !hasRole(user, 'editor', 'admin')) return null

  async function putBack({ version }: ReplacedFile) {
    const address = `${config.routes.api}/${collectionSlug}/${id}/replaced-files/${version}`
    const answer = await fetch(address, { method: 'POST', credentials: 'include' }).catch(
      () => null,
    )
    if (!answer?.ok) {
      toast.error(answer?.status === 410 ? REPLACED_TEXTS.gone : REPLACED_TEXTS.failed)
      return
    }
    reloadForm(setModified)
  }

  return (
    <section aria-labelledby={headingId} className="where-used field-type">
      <h2 className="where-used__title" id={headingId}>
        {REPLACED_TEXTS.heading}
      </h2>
      <ul className="replaced-files">
        {files.map((file) => (
          <li key={file.version}>
            <span>
              <bdi>{file.filename}</bdi>
            </span>
            <span>
              {REPLACED_TEXTS.replaced} <Moment at={file.replacedAt} />{' '}
              {file.replacedBy && <bdi>{REPLACED_TEXTS.by(file.replacedBy)}</bdi>}
            </span>
            <Button
              aria-label={REPLACED_TEXTS.putBackOf(file.filename)}
              buttonStyle="secondary"
              margin={false}
              onClick={() => {
                setChosen(file)
                openModal(SLUG)
              }}
              size="small"
            >
              {REPLACED_TEXTS.putBack}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <ConfirmationModal
          body={REPLACED_TEXTS.body}
          confirmLabel={REPLACED_TEXTS.confirm}
          heading={REPLACED_TEXTS.question(chosen.filename)}
          modalSlug={SLUG}
          onConfirm={() => putBack(chosen)}
        />
      )}
    </section>
  )
}
