'use client'

import type { ReactNode } from 'react'
import { buttonVariants } from './button'

interface Props {
  dialogId: string
  children: ReactNode
}

export function DialogButton({ dialogId, children }: Props) {
  const open = () => {
    const dialog = document.getElementById(dialogId)
    if (dialog instanceof HTMLDialogElement) dialog.showModal()
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={buttonVariants({ emphasis: 'secondary' })}
      onClick={open}
    >
      {children}
    </button>
  )
}
