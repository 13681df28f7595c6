'use client'

import { useState, type SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiFailure } from '@/features/api/api-answer'
import type { ApiRequest } from '@/features/api/call-api'
import { tellFields } from '@/features/forms/errors'
import type { ContractForm } from '@/features/forms/use-contract-form'
import { useSending } from '@/features/forms/use-sending'
import { problemOf, type Problem } from '../problem-of'
import { sessionEnded } from '../session-ended'
import { keepDraft, useDraft } from './drafts'
import { fieldId } from './fields'

interface Options<Values extends FieldValues, Sent extends FieldValues, Schema extends z.ZodType> {
  form: ContractForm<Values, Sent>
  request: Omit<ApiRequest<Schema>, 'body'>
  /** Only for people who are logged in: a 401 then means that the session has ended. */
  isMember?: boolean
  /** Under which name what was typed waits for the next login. */
  draft?: string
  onDone: (value: z.output<Schema>, sent: Sent) => void
  /** What it does about a failure itself; true when there is nothing more to say. */
  onFailure?: (failure: ApiFailure) => boolean
}

/** What all account forms have in common: every failure gets its words. */
export function useAccountForm<
  Values extends FieldValues,
  Sent extends FieldValues,
  Schema extends z.ZodType,
>(options: Options<Values, Sent, Schema>) {
  const { form, request, isMember = false, draft, onDone, onFailure } = options
  const [problem, setProblem] = useState<Problem | null>(null)
  const { isBusy, send } = useSending('form_token' in form.rules)
  const isKept = useDraft(form, draft)

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
      if (draft) keepDraft(draft, sent)
      await sessionEnded()
      return
    }
    const fields =
      answer.code === 'reauthenticationRequired' ? CURRENT_PASSWORD_MISSING : answer.fields
    setProblem(problemOf(answer, tellFields(form.setError, fields, isOnThePage)))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(sendOnce)(event)
  return { submit, problem, isBusy, isKept }
}

/** All forms that may need it name the field alike. */
const CURRENT_PASSWORD_MISSING = { password: 'required' }

function isOnThePage(name: string): boolean {
  return document.getElementById(fieldId(name)) !== null
}
