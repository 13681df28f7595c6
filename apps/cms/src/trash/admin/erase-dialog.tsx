import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { Question } from '../../editing/admin/question'
import type { TrashedDocument } from '../list-trash'
import { useWords } from '../../admin-language/use-words'
import { trashWords } from './words'

interface EraseDialogProps {
  document: TrashedDocument
  title: string
  onErased: () => void
  onCancel: () => void
}

export function EraseDialog({ document, title, onErased, onCancel }: EraseDialogProps) {
  const { TRASH_TEXTS } = useWords(trashWords)
  const { config } = useConfig()
  const [hasFailed, setHasFailed] = useState(false)

  async function erase() {
    const { collection, id } = document
    const answer = await fetch(`${config.routes.api}/${collection}/${id}/erase`, {
      method: 'DELETE',
      credentials: 'include',
    }).catch(() => null)
    if (answer?.ok) onErased()
    else setHasFailed(true)
  }

  return (
    <Question
      cancelLabel={TRASH_TEXTS.cancel}
      confirmLabel={TRASH_TEXTS.eraseConfirm}
      heading={TRASH_TEXTS.eraseHeading(title)}
      onCancel={onCancel}
      onConfirm={erase}
    >
      <p>{TRASH_TEXTS.eraseBody}</p>
      <p aria-live="polite">{hasFailed && TRASH_TEXTS.eraseFailed}</p>
    </Question>
  )
}
