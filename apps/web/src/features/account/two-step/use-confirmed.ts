'use client'

import { useState } from 'react'
import type { z } from 'zod'
import { callAsMember } from '../call-as-member'
import { problemOf, type Problem } from '../problem-of'
import type { ConfirmedAction } from './types'

/**
 * Runs a change; shortly after a login directly, otherwise after the dialog has asked for the
 * password or a code.
 */
export function useConfirmed() {
  const [action, setAction] = useState<ConfirmedAction | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const ask = <Schema extends z.ZodType>(wanted: ConfirmedAction<Schema>) => setAction(wanted)

  /** For changes that need no confirmation shortly after a login. */
  const tryFirst = async <Schema extends z.ZodType>(wanted: ConfirmedAction<Schema>) => {
    setProblem(null)
    const { path, schema, onDone } = wanted
    const answer = await callAsMember({ method: 'POST', path, body: {}, schema })
    if (answer.isDone) onDone(answer.value)
    else if ('confirmation' in answer.fields) ask(wanted)
    else if (answer.status !== 401) setProblem(problemOf(answer, []) ?? 'other')
  }

  return { action, problem, setProblem, ask, tryFirst, close: () => setAction(null) }
}

export type Confirmed = ReturnType<typeof useConfirmed>
