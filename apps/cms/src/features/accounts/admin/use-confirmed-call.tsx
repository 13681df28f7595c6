'use client'

import { ConfirmationModal, toast, useModal } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { MailCodeButton } from './mail-code-button'
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
 * only after the call was refused because the login is too old.
 * @param question what the call does, shown before the password
 * @returns the send function, and a dialog to render anywhere in the component
 */
export function useConfirmedCall(
  slug: string,
  { takesFreshLogin = false, question }: { takesFreshLogin?: boolean; question?: string } = {},
): {
  send: (call: Call) => Promise<void>
  dialog: ReactNode
} {
  const { CONFIRM_TEXTS } = useWords(accountWords)
  const { openModal } = useModal()
  const [waiting, setWaiting] = useState<Call | null>(null)
  const [password, setPassword] = useState('')

  const send = async (call: Call) => {
    const answer = takesFreshLogin ? await request(call, call.body) : undefined
    if (answer !== undefined && (await codeOf(answer)) !== 'reauthenticationRequired') {
      call.onAnswer(answer)
      return
    }
    setPassword('')
    setWaiting(call)
    openModal(slug)
  }
  const sendAgain = async () => {
    if (!waiting) return
    const answer = await request(waiting, { ...waiting.body, currentPassword: password })
    setPassword('')
    const code = await codeOf(answer)
    const isUnproved = code === 'invalidFields' || code === 'reauthenticationRequired'
    if (isUnproved) toast.error(CONFIRM_TEXTS.wrong)
    else if (code === 'tooManyRequests') toast.error(CONFIRM_TEXTS.tooMany)
    else waiting.onAnswer(answer)
  }

  const dialog = (
    <ConfirmationModal
      body={
        <>
          {question && <p>{question}</p>}
          <p>{takesFreshLogin ? CONFIRM_TEXTS.leadOfOldLogin : CONFIRM_TEXTS.lead}</p>
          <div className="field-type password">
            <label className="field-label" htmlFor={`${slug}-password`}>
              {CONFIRM_TEXTS.label}
            </label>
            <input
              autoComplete="current-password"
              id={`${slug}-password`}
              onChange={(event) => setPassword(event.target.value)}
              type="password"
              value={password}
            />
          </div>
          <MailCodeButton />
        </>
      }
      confirmLabel={CONFIRM_TEXTS.go}
      heading={CONFIRM_TEXTS.title}
      modalSlug={slug}
      onConfirm={sendAgain}
    />
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
