'use client'

import { useState } from 'react'
import { useVersion } from '../room/version-context'

/** Copies the address that leads to one note. */
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
      // Not allowed here, or a page without a secure address: it is copied by hand.
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
