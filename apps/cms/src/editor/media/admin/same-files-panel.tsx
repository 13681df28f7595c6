'use client'
import {
  Button,
  useConfig,
  useDocumentDrawerContext,
  useDocumentInfo,
  useFormFields,
  useModal,
} from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { findSameFiles, type SameFile } from './find-same-files'
import { mediaLibraryWords } from './words'

/**
 * Names the files with the same content as the chosen or the stored one. In a drawer that chooses a
 * picture, one of them can be used in place of the new one.
 */
export function SameFilesPanel() {
  const { SAME_TEXTS } = useWords(mediaLibraryWords)
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const { closeModal } = useModal()
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const file = useFormFields(([fields]) => fields.file?.value)
  const chosen = file instanceof File ? file : null
  const found = useSameFiles(chosen, id === undefined ? null : Number(id))
  const { admin, api } = config.routes
  if (found.length === 0) return null

  async function choose({ id: same }: SameFile) {
    const answer = await fetch(`${api}/media/${same}?depth=0`, { credentials: 'include' })
    if (!answer.ok) return
    const doc = (await answer.json()) as { id: number }
    await onSave?.({ doc, operation: 'create', result: { doc } })
    closeModal(drawerSlug)
  }

  const isInDrawer = Boolean(drawerSlug && onSave) && id === undefined
  return (
    <section className="same-files field-type" role="status">
      <p>{chosen ? SAME_TEXTS.chosen : SAME_TEXTS.stored}</p>
      <ul>
        {found.map((same) => (
          <li key={same.id}>
            <a href={`${admin}/collections/media/${same.id}`} rel="noreferrer" target="_blank">
              <bdi>{same.filename}</bdi>
              <span className="visually-hidden"> {SAME_TEXTS.newTab}</span>
            </a>
            {same.alt && <span>{same.alt}</span>}
            {isInDrawer && (
              <Button
                aria-label={SAME_TEXTS.chooseOf(same.filename)}
                buttonStyle="secondary"
                margin={false}
                onClick={() => void choose(same)}
                size="small"
              >
                {SAME_TEXTS.choose}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useSameFiles(file: File | null, id: number | null): SameFile[] {
  const { config } = useConfig()
  const [found, setFound] = useState<{ of: File | number; files: SameFile[] } | null>(null)
  const sought = file ?? id
  const { api } = config.routes

  useEffect(() => {
    if (sought === null) return
    const controller = new AbortController()
    void findSameFiles(api, { file, id }, controller.signal)
      .then((files) => setFound({ of: sought, files }))
      // A copy is no error, so a failed search is not either.
      .catch(() => undefined)
    return () => controller.abort()
  }, [api, file, id, sought])

  return found && found.of === sought ? found.files : []
}
