'use client'

import { useRef, useState } from 'react'
import type { Outcome, Refusal } from './notes-source'

/** One call at a time, and what came of the last. */
export function useCall() {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  // A second press comes before the first has been drawn.
  const isCalling = useRef(false)

  /** @returns whether it was done */
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
