import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Keeps the form "modified" after a save that the server refused. Payload resets it, which would
 * disable Save, and the editor could leave the page and lose the changes without a warning.
 */
export function useKeepModified(): void {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  /** True only after a refused save: a successful one resets it. */
  const isRefused = useFormSubmitted()

  useEffect(() => {
    if (isRefused && !isModified && !isProcessing) setModified(true)
  }, [isModified, isProcessing, isRefused, setModified])
}
