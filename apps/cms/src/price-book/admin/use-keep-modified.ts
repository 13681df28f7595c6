import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Keeps the form "modified" after the server refused to save it. The form forgets
 * that by itself: Save would be greyed out, and leaving would lose what was typed
 * without a question.
 */
export function useKeepModified(): void {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  /** True after a refusal only: a save that succeeds sets it back. */
  const isRefused = useFormSubmitted()

  useEffect(() => {
    if (isRefused && !isModified && !isProcessing) setModified(true)
  }, [isModified, isProcessing, isRefused, setModified])
}
