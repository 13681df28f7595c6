'use client'

import { useState, type SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { ApiAnswer, ApiFailure } from '@/api/client/api-answer'
import { tellFields } from '@/features/forms/errors'
import type { FormToken } from '@/features/forms/form-token'
import type { ContractForm } from '@/features/forms/use-contract-form'
import { useSending, type Guards } from '@/features/forms/use-sending'
import { problemOf, type Problem } from '../problem-of'
import { sessionEnded } from '../session-ended'
import type { KeptDraft } from './drafts'

interface Options<Values extends FieldValues, Sent extends FieldValues, Value> {
  form: ContractForm<Values, Sent>
  send: (body: Sent & Guards) => Promise<ApiAnswer<Value>>
  /** Whether the form requires a login. If so, a 401 means that the session has ended. */
  isMember?: boolean
  /** The storage that keeps the draft until the next login. */
  draft?: KeptDraft
  /** Requests the token of a public form. */
  token?: () => Promise<FormToken>
  onDone: (value: Value, sent: Sent) => void
  /** Handles a failure itself. Returns true if no further message is needed. */
  onFailure?: (failure: ApiFailure) => boolean
}

/** Id of a field's input. */
export const fieldId = (name: string) => `account-${name}`

/** Manages an account form. Every failure gets a message. */
export function useAccountForm<Values extends FieldValues, Sent extends FieldValues, Value>(
  options: Options<Values, Sent, Value>,
) {
  const { form, isMember = false, draft, token, onDone, onFailure } = options
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isBusy, send } = useSending(token)

  const sendOnce = async (sent: Sent) => {
    setProblem(null)
    const answer = await send((guards) => options.send({ ...sent, ...guards }))
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

/** The error of a missing current password. All forms use the same name for this field. */
const CURRENT_PASSWORD_MISSING = { password: 'required' }

function isOnThePage(name: string): boolean {
  return document.getElementById(fieldId(name)) !== null
}
