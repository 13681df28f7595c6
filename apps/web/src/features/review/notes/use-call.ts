'use client'

import { useRef, useState } from 'react'
import type { Outcome, Refusal } from './notes-source'

/** Runs one call at a time and holds its result. */
export function useCall() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  // This is a ref, because a second press can come before the next render.
  const isCalling = useRef(false)

  /** @returns whether the call succeeded */
  const call = async (act: () => Promise<Outcome>): Promise<boolean> => {
    if (isCalling.current) return false
    isCalling.current = true
    setIsBusy(true)
    const outcome = await act()
    isCalling.current = false
    setIsBusy(false)
    setProblem(outcome.isDone ? null : outcome)
    return outcome.isDone
  }
  return { isBusy, problem, call }
}
