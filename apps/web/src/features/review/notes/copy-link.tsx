'use client'

import { useState } from 'react'
import { useVersion } from '../room/version-context'

/** Copies the address of a note. */
export function CopyLink({ noteId }: { noteId: string }) {
  const { words, version, addressOf } = useVersion()
  const own = words.notes.link
  const [state, setState] = useState<'copied' | 'refused' | null>(null)
  if (!addressOf) return null
  const address = addressOf(version.id, noteId)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setState('copied')
    } catch {
      // Clipboard access was denied, so the address is shown for copying by hand.
      setState('refused')
    }
  }
  return (
    <>
      <button type="button" className="room-button" onClick={() => void copy()}>
        {own.copy}
      </button>
      <span role="status" className="note-state">
        {state === 'copied' && own.copied}
      </span>
      {state === 'refused' && (
        <input
          ref={selectAll}
          readOnly
          dir="ltr"
          className="control note-link"
          aria-label={own.byHand}
          value={address}
        />
      )}
    </>
  )
}

function selectAll(field: HTMLInputElement | null): void {
  field?.select()
}
