import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'

const NAME = 'editing-note'

/** Stores a message that is shown after the page has been reloaded. */
export function leaveNote(text: string): void {
  sessionStorage.setItem(NAME, text)
}

export function useNote(): void {
  useEffect(() => {
    // The timer waits, because the admin's container for toasts is mounted after this component.
    const timer = setTimeout(() => {
      const text = sessionStorage.getItem(NAME)
      sessionStorage.removeItem(NAME)
      if (text) toast.success(text)
    }, 500)
    return () => clearTimeout(timer)
  }, [])
}
