import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'

const NAME = 'editing-note'

/** Something to say once the page has been loaded again. */
export function leaveNote(text: string): void {
  sessionStorage.setItem(NAME, text)
}

/** Says what was left to say before this page was loaded again. */
export function useNote(): void {
  useEffect(() => {
    // The place for messages is not there yet while the page is still being put together.
    const timer = setTimeout(() => {
      const text = sessionStorage.getItem(NAME)
      sessionStorage.removeItem(NAME)
      if (text) toast.success(text)
    }, 500)
    return () => clearTimeout(timer)
  }, [])
}
