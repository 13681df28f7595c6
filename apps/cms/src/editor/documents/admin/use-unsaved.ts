import { useForm, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useRef } from 'react'

/**
 * A rich text editor updates the form when the browser is idle, at the latest after half a second.
 */
const INPUT_DELAY_MS = 700

const POLL_MS = 50

/** A save that takes longer is considered stuck. */
const SAVE_TIMEOUT_MS = 15_000

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

interface Unsaved {
  /** @returns true if there may be unsaved changes; only then `settle` is worth calling */
  mayBe: () => boolean
  /** The form's own flag. It may not include the latest input yet. */
  isModified: () => boolean
  /**
   * Waits for the latest input and a running save.
   *
   * @returns true if there are unsaved changes
   */
  settle: () => Promise<boolean>
  forget: () => void
}

/** Tells event handlers, which run outside of rendering, whether the form has unsaved changes. */
export function useUnsaved(): Unsaved {
  const isModified = useFormModified()
  const isSaving = useFormBackgroundProcessing()
  const { formRef, setModified } = useForm()
  const state = useRef({ isModified, isSaving, typedAt: 0 })

  useEffect(() => {
    Object.assign(state.current, { isModified, isSaving })
  }, [isModified, isSaving])

  useEffect(() => {
    const form = formRef.current
    const note = () => {
      state.current.typedAt = Date.now()
    }
    form.addEventListener('input', note)
    return () => form.removeEventListener('input', note)
  }, [formRef])

  const mayBe = useCallback(() => {
    const { isModified, isSaving, typedAt } = state.current
    return isModified || isSaving || Date.now() - typedAt < INPUT_DELAY_MS
  }, [])

  const isFormModified = useCallback(() => state.current.isModified, [])

  const settle = useCallback(async () => {
    const until = Date.now() + SAVE_TIMEOUT_MS
    const isUnderWay = () => {
      const { isModified, isSaving, typedAt } = state.current
      return isSaving || (!isModified && Date.now() - typedAt < INPUT_DELAY_MS)
    }
    while (isUnderWay() && Date.now() < until) await pause(POLL_MS)
    return state.current.isModified
  }, [])

  const forget = useCallback(() => {
    Object.assign(state.current, { isModified: false, typedAt: 0 })
    setModified(false)
  }, [setModified])

  return { mayBe, isModified: isFormModified, settle, forget }
}
