'use client'

import { NOTE_FILE_ENDINGS } from '@studio/shared/review/note-file-problem'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useVersion } from '../../room/version-context'
import type { Attachments } from './use-attachments'

const ACCEPTED = NOTE_FILE_ENDINGS.map((ending) => `.${ending}`).join()

/**
 * A button that attaches files, which can also be dropped or pasted. It is hidden from people who
 * may not attach files.
 */
export function AttachButton({ attached }: { attached: Attachments }) {
  const t = useTranslations('review')
  const { mayAttach } = useVersion()
  const input = useRef<HTMLInputElement>(null)
  if (!mayAttach) return null
  return (
    <>
      <button
        type="button"
        className="room-button"
        title={t('notes.files.hint')}
        onClick={() => input.current?.click()}
      >
        <svg viewBox="0 0 16 16" className="note-drawn" aria-hidden>
          <path d="M11 4v7a3 3 0 0 1-6 0V4a2 2 0 0 1 4 0v6.5a1 1 0 0 1-2 0V5" />
        </svg>
        {t('notes.files.attach')}
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('notes.files.attach')}
        onChange={({ currentTarget }) => {
          attached.add(currentTarget.files ?? [])
          // The value is cleared, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
