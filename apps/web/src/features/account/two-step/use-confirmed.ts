'use client'

import { useState } from 'react'
import { asMember } from '../call-as-member'
import { problemOf, type Problem } from '../problem-of'
import type { ConfirmedAction, FreshAction } from './types'

/**
 * Runs a change. Shortly after a login it runs directly, otherwise after a dialog has asked for the
 * password or a code.
 */
export function useConfirmed() {
  const [action, setAction] = useState<ConfirmedAction | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const ask = <Value>(wanted: ConfirmedAction<Value>) => setAction(wanted)

  /** Runs an action that needs no confirmation shortly after a login. */
  const tryFirst = async <Value>(wanted: FreshAction<Value>) => {
    setProblem(null)
    const answer = await asMember(wanted.send({}))
    if (answer.isDone) wanted.onDone(answer.value)
    else if ('confirmation' in answer.fields) ask(wanted)
    else if (answer.status !== 401) setProblem(problemOf(answer, []) ?? 'other')
  }

  return { action, problem, setProblem, ask, tryFirst, close: () => setAction(null) }
}

export type Confirmed = ReturnType<typeof useConfirmed>
