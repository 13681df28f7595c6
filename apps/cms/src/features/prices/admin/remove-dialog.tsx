'use client'
import { ConfirmationModal, useForm, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface RemoveDialogProps {
  /** The row to remove, or null while the dialog is closed. */
  index: number | null
  path: string
  onConfirm: (index: number) => void
  onCancel: () => void
}

const SLUG = 'remove-price'

export function RemoveDialog({ index, path, onConfirm, onCancel }: RemoveDialogProps) {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const { openModal } = useModal()
  const { getFields } = useForm()

  useEffect(() => {
    if (index !== null) openModal(SLUG)
  }, [index, openModal])

  if (index === null) return null
  const label: unknown = getFields()[`${path}.${index}.label`]?.value
  const name = typeof label === 'string' && label ? label : TABLE_TEXTS.rowName(index + 1)
  return (
    <ConfirmationModal
      body={TABLE_TEXTS.removeBody}
      confirmLabel={TABLE_TEXTS.removeConfirm}
      heading={TABLE_TEXTS.removeHeading(name)}
      modalSlug={SLUG}
      onCancel={onCancel}
      onConfirm={() => onConfirm(index)}
    />
  )
}
