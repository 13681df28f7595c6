'use client'

import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { Question } from '../../../platform/admin-parts/question'
import { useWords } from '../../../platform/admin-language/use-words'
import { PasswordInput } from './password-input'
import { accountWords } from './words'

const refusalSchema = z.object({ error: z.object({ code: z.string() }) })

interface Call {
  method: 'POST' | 'DELETE'
  url: string
  body?: object
  /** The response is null after a network error. */
  onAnswer: (answer: Response | null) => void
}

/**
 * Sends calls that need the password. It asks for it first, or, if a recent login is sufficient,
 * only after the call was refused because the login is too old. The dialog stays open until the
 * password is right or the person cancels.
 *
 * @param question what the call does, shown before the password
 * @returns the send function, and a dialog to render anywhere in the component
 */
export function useConfirmedCall({
  takesFreshLogin = false,
  question,
}: { takesFreshLogin?: boolean; question?: string } = {}): {
  send: (call: Call) => Promise<void>
  dialog: ReactNode
} {
  const { CONFIRM_TEXTS } = useWords(accountWords)
  const [waiting, setWaiting] = useState<Call | null>(null)
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')

  const send = async (call: Call) => {
    const answer = takesFreshLogin ? await request(call, call.body) : undefined
    if (answer !== undefined && (await codeOf(answer)) !== 'reauthenticationRequired') {
      call.onAnswer(answer)
      return
    }
    setPassword('')
    setProblem('')
    setWaiting(call)
  }
  const sendAgain = async () => {
    if (!waiting) return
    setProblem('')
    const answer = await request(waiting, { ...waiting.body, currentPassword: password })
    const code = await codeOf(answer)
    if (code === 'invalidFields' || code === 'reauthenticationRequired') {
      setPassword('')
      setProblem(CONFIRM_TEXTS.wrong)
    } else if (code === 'tooManyRequests') {
      setProblem(CONFIRM_TEXTS.tooMany)
    } else {
      setWaiting(null)
      waiting.onAnswer(answer)
    }
  }

  const dialog = waiting && (
    <Question
      cancelLabel={CONFIRM_TEXTS.cancel}
      confirmLabel={CONFIRM_TEXTS.go}
      heading={CONFIRM_TEXTS.title}
      isConfirmDisabled={password === ''}
      onCancel={() => setWaiting(null)}
      onConfirm={sendAgain}
    >
      {question && <p>{question}</p>}
      <p>{takesFreshLogin ? CONFIRM_TEXTS.leadOfOldLogin : CONFIRM_TEXTS.lead}</p>
      <PasswordInput onChange={setPassword} problem={problem} value={password} />
    </Question>
  )
  return { send, dialog }
}

function request({ method, url }: Call, body?: object): Promise<Response | null> {
  const sent = body && {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }
  return fetch(url, { method, ...sent }).catch(() => null)
}

async function codeOf(answer: Response | null): Promise<string | null> {
  if (!answer || answer.ok) return null
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return refusalSchema.safeParse(body).data?.error.code ?? null
}
