'use client'

import { useState, type ReactNode } from 'react'

interface Props {
  label: string
  panel: (onClose: () => void) => ReactNode
}

/** Opens the panel for sharing with people who have no account. */
export function ShareButton({ label, panel }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="room-chip"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </button>
      {isOpen && panel(() => setIsOpen(false))}
    </>
  )
}
