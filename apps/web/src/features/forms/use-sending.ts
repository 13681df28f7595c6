import { useCallback, useRef, useState } from 'react'
import type { ApiAnswer } from '@/api/client/api-answer'
import type { FormToken } from './form-token'
import { sendWithProof } from './send-with-proof'

/**
 * Values that are sent with a form's fields. The proof is missing if the server does not require
 * one.
 */
export interface Guards extends FormToken {
  proof?: string
}

/**
 * Sends forms, one request at a time, with a form token, and with a proof of work if the server
 * requires one. `send` never throws, and returns null while another request is running.
 * @param token of a public form: see `useFormToken`. Forms without one do not load its code
 */
export function useSending(token?: () => Promise<FormToken>) {
  const [isBusy, setIsBusy] = useState(false)
  // This is a ref, because a second press can come before the next render.
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
