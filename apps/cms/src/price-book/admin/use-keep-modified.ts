import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload resets "modified" after a save, even if the server refused it. Save would be disabled,
 * and leaving the page would lose the changes without a question, so this hook sets it again.
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
