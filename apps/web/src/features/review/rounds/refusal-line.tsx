'use client'

import { useTranslations } from 'next-intl'
import type { Refusal } from '../notes/notes-source'
import { refusalText } from './rounds-texts'

interface Props {
  refusal: Refusal | null
  /** The number of open notes, for a signature that was refused because of them. */
  openNotes?: number
}

/** The reason why a form was refused. Errors of single fields are shown at the fields. */
export function RefusalLine({ refusal, openNotes = 0 }: Props) {
  const t = useTranslations('review')
  if (!refusal || Object.keys(refusal.fields).length > 0) return null
  return (
    <p role="alert" className="approval-refusal">
      {refusalText(refusal, t, openNotes)}
    </p>
  )
}
