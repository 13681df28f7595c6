import { useCallback, useEffect, useRef } from 'react'
import { callUrl } from '@studio/shared/api/call-url'
import { openForm } from '@studio/shared/api/form-calls'
import { pageLanguage } from '@/features/api/page-language'

/** Milliseconds; a form is not held up by it, it is then looked at more closely. */
const PATIENCE = 5_000

/** Milliseconds that a visitor who has pressed the button waits for the token; it can be done without. */
const PATIENCE_OF_SENDER = 1_500

export interface FormToken {
  form_token?: string
}

/** The CMS's signed word on when the form was opened; nothing where there is none to be had. */
export async function openToken(): Promise<FormToken> {
  try {
    const response = await fetch(callUrl(openForm), {
      headers: pageLanguage(),
      signal: AbortSignal.timeout(PATIENCE),
    })
    return openForm.answer.parse(await response.json())
  } catch {
    return {}
  }
}

/** Asks when the form is opened, so that the token is old enough when it is sent. */
export function useFormToken(isGuarded = true): () => Promise<FormToken> {
  const token = useRef<Promise<FormToken>>(null)
  useEffect(() => {
    if (isGuarded) token.current ??= openToken()
  }, [isGuarded])
  return useCallback(
    async () => (token.current ? withTimeout(token.current, PATIENCE_OF_SENDER, {}) : {}),
    [],
  )
}

/** What something comes to, or the other thing where it takes longer than so many milliseconds. */
export function withTimeout<Value, Other>(
  awaited: Promise<Value>,
  milliseconds: number,
  other: Other,
): Promise<Value | Other> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(other), milliseconds)
    awaited.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
