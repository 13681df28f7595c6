'use client'

import { useAuth } from '@payloadcms/ui'
import { isStaff } from '../../access/roles'
import { FIND_WORDS } from '../words'
import { openFind } from './open-find'

/** In the admin's header, for the mouse and for screens without a keyboard. */
export function FindButton() {
  const { user } = useAuth()
  if (!isStaff(user)) return null
  return (
    <button
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className="find-button"
      onClick={openFind}
      title={FIND_WORDS.openHint}
      type="button"
    >
      <svg aria-hidden="true" height="16" viewBox="0 0 16 16" width="16">
        <circle cx="7" cy="7" fill="none" r="4.5" stroke="currentColor" strokeWidth="1.5" />
        <path d="M10.5 10.5 14 14" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span>{FIND_WORDS.open}</span>
      <kbd>Ctrl K</kbd>
    </button>
  )
}
