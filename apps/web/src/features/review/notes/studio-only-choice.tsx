'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useVersion } from '../room/version-context'
import { isStudio } from './rights'

interface Props {
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** A checkbox that hides the text from clients and guests; only the studio sees it. */
export function StudioOnlyChoice({ isChosen, onChoose }: Props) {
  const t = useTranslations('review')
  const { room } = useVersion()
  const id = useId()
  if (!isStudio(room)) return null
  return (
    <p className="studio-only-choice">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <label htmlFor={id}>{t('notes.studioOnly.choice')}</label>
      <span id={`${id}-hint`} className="note-state">
        {t('notes.studioOnly.hint')}
      </span>
    </p>
  )
}
