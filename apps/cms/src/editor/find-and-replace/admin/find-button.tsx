'use client'

import { useAuth } from '@payloadcms/ui'
import { isStaff } from '../../../platform/access/roles'
import { useWords } from '../../../platform/admin-language/use-words'
import { openFind } from './open-find'
import { findWords } from './words'

/** A button in the admin's header that opens the search without the keyboard. */
export function FindButton() {
  const { user } = useAuth()
  const { FIND_TEXTS } = useWords(findWords)
  if (!isStaff(user)) return null
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="find-button"
      onClick={() => openFind()}
      title={FIND_TEXTS.openHint}
      type="button"
    >
      <svg aria-hidden="true" height="16" viewBox="0 0 16 16" width="16">
        <circle cx="7" cy="7" fill="none" r="4.5" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10.5 10.5 14 14" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span>{FIND_TEXTS.open}</span>
      <kbd>{FIND_TEXTS.keys}</kbd>
    </button>
  )
}
