'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { isStaff } from '../../../platform/access/roles'
import { FindDialog } from './find-dialog'
import { OPEN_FIND, textToFind } from './open-find'

/** Opens the search with Ctrl+K (⌘K) on every screen of the admin. */
export function FindProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  /** The text with which the dialog was opened; null while the dialog is closed. */
  const [text, setText] = useState<string | null>(null)
  const mayFind = isStaff(user)

  useEffect(() => {
    if (!mayFind) return
    const open = (event: Event) => setText(textToFind(event))
    const openByKey = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.altKey || event.shiftKey || event.defaultPrevented) return
      // The rich text editor uses the same key to make a link.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      setText('')
    }
    window.addEventListener(OPEN_FIND, open)
    window.addEventListener('keydown', openByKey)
    return () => {
      window.removeEventListener(OPEN_FIND, open)
      window.removeEventListener('keydown', openByKey)
    }
  }, [mayFind])

  return (
    <>
      {children}
      {text !== null && mayFind && <FindDialog initialText={text} onClose={() => setText(null)} />}
    </>
  )
}
