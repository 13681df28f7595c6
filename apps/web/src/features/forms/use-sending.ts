import { useCallback, useRef, useState } from 'react'
import type { ApiAnswer } from '@/features/api/api-answer'
import type { FormToken } from './form-token'
import { sendWithProof } from './send-with-proof'

/** What a form sends beside its fields, as far as it was to be had. */
export interface Guards extends FormToken {
  proof?: string
}

/**
 * How every form is sent: one request at a time, with the token of an open form and a solved puzzle
 * where the server asks for one.
 *
 * `send` never throws; it gives null where a request is under way already.
 *
 * @param token of an open form, see `useFormToken`; others do not even load it
 */
export function useSending(token?: () => Promise<FormToken>) {
  const [isBusy, setIsBusy] = useState(false)
  // A second press comes before the first has been drawn.
  const isSending = useRef(false)
  const send = useCallback(
    async <Value>(
      sendWith: (guards: Guards) => Promise<ApiAnswer<Value>>,
    ): Promise<ApiAnswer<Value> | null> => {
      if (isSending.current) return null
      isSending.current = true
      setIsBusy(true)
      const known = await token?.()
      const answer = await sendWithProof((proof) => sendWith({ ...known, ...proof }))
      isSending.current = false
      setIsBusy(false)
      return answer
    },
    [token],
  )
  return { isBusy, send }
}
