'use client'

import { useState, type SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiFailure } from '@/features/api/api-answer'
import type { ApiRequest } from '@/features/api/call-api'
import { tellFields } from '@/features/forms/errors'
import type { FormToken } from '@/features/forms/form-token'
import type { ContractForm } from '@/features/forms/use-contract-form'
import { useSending } from '@/features/forms/use-sending'
import { problemOf, type Problem } from '../problem-of'
import { sessionEnded } from '../session-ended'
import type { KeptDraft } from './drafts'

interface Options<Values extends FieldValues, Sent extends FieldValues, Schema extends z.ZodType> {
  form: ContractForm<Values, Sent>
  request: Omit<ApiRequest<Schema>, 'body'>
  /** For forms that need a session: a 401 then means that it has ended. */
  isMember?: boolean
  /** Storage of the draft until the next login. */
  draft?: KeptDraft
  /** Token of a public form. */
  token?: () => Promise<FormToken>
  onDone: (value: z.output<Schema>, sent: Sent) => void
  /** Handles a failure itself; returns true if no message is needed. */
  onFailure?: (failure: ApiFailure) => boolean
}

/** Id of a field's input. */
export const fieldId = (name: string) => `account-${name}`

/** Shared behavior of account forms, with messages for all failures. */
export function useAccountForm<
  Values extends FieldValues,
  Sent extends FieldValues,
  Schema extends z.ZodType,
>(options: Options<Values, Sent, Schema>) {
  const { form, request, isMember = false, draft, token, onDone, onFailure } = options
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isBusy, send } = useSending(token)

  const sendOnce = async (sent: Sent) => {
    setProblem(null)
    const answer = await send((guards) => ({ ...request, body: { ...sent, ...guards } }))
    if (!answer) return
    if (answer.isDone) {
      onDone(answer.value, sent)
      return
    }
    if (onFailure?.(answer)) return
    if (isMember && answer.status === 401) {
      draft?.keep(sent)
      await sessionEnded()
      return
    }
    const fields =
      answer.code === 'reauthenticationRequired' ? CURRENT_PASSWORD_MISSING : answer.fields
    setProblem(problemOf(answer, tellFields(form.setError, fields, isOnThePage)))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(sendOnce)(event)
  return { submit, problem, isBusy, isKept: draft?.isKept ?? false }
}

/** All forms have the same name for this field. */
const CURRENT_PASSWORD_MISSING = { password: 'required' }

function isOnThePage(name: string): boolean {
  return document.getElementById(fieldId(name)) !== null
}
