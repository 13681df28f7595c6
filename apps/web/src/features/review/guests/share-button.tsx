'use client'

import { useState } from 'react'
import { SharePanel, type ShareProps } from './share-panel'

/** Shows the deliverable to people without an account. */
export function ShareButton(props: ShareProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="room-chip"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {props.words.guests.share}
      </button>
      {isOpen && <SharePanel {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}
