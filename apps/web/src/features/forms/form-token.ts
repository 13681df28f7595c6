import { useCallback, useEffect, useRef } from 'react'
import { callUrl } from '@studio/shared/api/call-url'
import { openForm } from '@studio/shared/api/forms'
import { pageLanguage } from '@/api/client/page-language'

/** Milliseconds to wait for a token. Without one, the server checks the form more strictly. */
const TOKEN_TIMEOUT_MS = 5_000

/** Milliseconds to wait for a token once the button was pressed. */
const SEND_TIMEOUT_MS = 1_500

export interface FormToken {
  form_token?: string
}

/**
 * Requests a signed time at which the form was opened. The token is empty if the CMS does not
 * answer.
 */
export async function openToken(): Promise<FormToken> {
  try {
    const response = await fetch(callUrl(openForm), {
      headers: pageLanguage(),
      signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
    })
    return openForm.answer.parse(await response.json())
  } catch {
    return {}
  }
}

/** Requests the token when the form is opened, so that it is old enough on submit. */
export function useFormToken(isGuarded = true): () => Promise<FormToken> {
  const token = useRef<Promise<FormToken>>(null)
  useEffect(() => {
    if (isGuarded) token.current ??= openToken()
  }, [isGuarded])
  return useCallback(
    async () => (token.current ? withTimeout(token.current, SEND_TIMEOUT_MS, {}) : {}),
    [],
  )
}

/** Resolves with the other value if the promise takes longer than this many milliseconds. */
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
