import { useForm, useFormBackgroundProcessing, useFormModified } from '@payloadcms/ui'
import { useCallback, useEffect, useRef } from 'react'

/** A rich text tells the form what was typed when the browser is idle, or after half a second. */
const LATEST = 700

const STEP = 50

/** Longer than any save takes that will still come to an end. */
const PATIENCE = 15_000

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

interface Unsaved {
  /** Whether there may be something that is not saved, so that it is worth `settle`. */
  mayBe: () => boolean
  /** Whether the form itself says so; what was typed a moment ago may not have reached it. */
  isModified: () => boolean
  /** Waits for what was just typed and for a save that is under way. @returns whether something is left to save */
  settle: () => Promise<boolean>
  /** What is there is given up. */
  forget: () => void
}

/** Whether the form holds what the server has not: asked from outside of React's rendering. */
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
    return isModified || isSaving || Date.now() - typedAt < LATEST
  }, [])

  const isFormModified = useCallback(() => state.current.isModified, [])

  const settle = useCallback(async () => {
    const until = Date.now() + PATIENCE
    const isUnderWay = () => {
      const { isModified, isSaving, typedAt } = state.current
      return isSaving || (!isModified && Date.now() - typedAt < LATEST)
    }
    while (isUnderWay() && Date.now() < until) await pause(STEP)
    return state.current.isModified
  }, [])

  const forget = useCallback(() => {
    Object.assign(state.current, { isModified: false, typedAt: 0 })
    setModified(false)
  }, [setModified])

  return { mayBe, isModified: isFormModified, settle, forget }
}
