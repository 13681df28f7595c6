'use client'

import { useRef, useState, type SubmitEvent } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiFailure } from '@/features/api/api-answer'
import type { ApiRequest } from '@/features/api/call-api'
import { keepDraft } from '../drafts'
import { problemOf, type Problem } from '../problem-of'
import { sessionEnded } from '../session-ended'
import { sendGuarded } from './send-guarded'
import { useDraft } from './use-draft'

interface Options<Values extends FieldValues, Sent extends FieldValues, Schema extends z.ZodType> {
  form: UseFormReturn<Values, unknown, Sent>
  request: Omit<ApiRequest<Schema>, 'body'>
  /** Only for people who are logged in: a 401 then means that the session has ended. */
  isMember?: boolean
  /** Under which name what was typed waits for the next login. */
  draft?: string
  /** What goes along with what was typed. */
  more?: () => Promise<object>
  onDone: (value: z.output<Schema>, sent: Sent) => void
  /** What it does about a failure itself; true when there is nothing more to say. */
  onFailure?: (failure: ApiFailure) => boolean
}

/** What all account forms have in common: one request at a time, and every failure gets its words. */
export function useAccountForm<
  Values extends FieldValues,
  Sent extends FieldValues,
  Schema extends z.ZodType,
>(options: Options<Values, Sent, Schema>) {
  const { form, request, isMember = false, draft, more, onDone, onFailure } = options
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isKept = useDraft(form, draft)
  // A second press comes before the first has been drawn.
  const isSending = useRef(false)

  const send = async (sent: Sent) => {
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setProblem(null)
    const answer = await sendGuarded({ ...request, body: { ...sent, ...(await more?.()) } })
    isSending.current = false
    setIsBusy(false)
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
    const names = Object.keys(fields).filter(isOnThePage)
    tellFields(form, fields, names)
    setProblem(problemOf(answer, names))
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => void form.handleSubmit(send)(event)
  return { submit, problem, isBusy, isKept }
}

/** All forms that may need it name the field alike. */
const CURRENT_PASSWORD_MISSING = { password: 'required' }

function isOnThePage(name: string): boolean {
  return document.getElementById(`account-${name}`) !== null
}

/** What the server found, at the fields that it is about; the first gets the focus. */
function tellFields<Values extends FieldValues, Sent extends FieldValues>(
  form: UseFormReturn<Values, unknown, Sent>,
  fields: Record<string, string>,
  names: string[],
): void {
  names.forEach((name, index) => {
    form.setError(
      name as Path<Values>,
      { type: 'server', message: fields[name] ?? '' },
      { shouldFocus: index === 0 },
    )
  })
}
