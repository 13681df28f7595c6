'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { isStaff } from '../../access/roles'
import { FindDialog } from './find-dialog'
import { OPEN_FIND } from './open-find'

/** Opens the search with Ctrl+K (⌘K) on every screen of the admin. */
export function FindProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const [isOpen, setIsOpen] = useState(false)
  const mayFind = isStaff(user)

  useEffect(() => {
    if (!mayFind) return
    const open = () => setIsOpen(true)
    const openByKey = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.altKey || event.shiftKey || event.defaultPrevented) return
      // In a text the same key makes a link.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return
      event.preventDefault()
      open()
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
      {isOpen && mayFind && <FindDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
