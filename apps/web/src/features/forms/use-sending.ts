import { useCallback, useRef, useState } from 'react'
import type { z } from 'zod'
import type { ApiAnswer } from '@/features/api/api-answer'
import type { ApiRequest } from '@/features/api/call-api'
import type { FormToken } from './form-token'
import { sendWithProof } from './send-with-proof'

/** Spam guards that a form sends, if available. */
interface Guards extends FormToken {
  proof?: string
}

/**
 * Sends forms: one request at a time, with a form token and a proof of work if required. `send`
 * never throws, and returns null while another request is running.
 * @param token of a public form, see `useFormToken`; other forms do not load this code
 */
export function useSending(token?: () => Promise<FormToken>) {
  const [isBusy, setIsBusy] = useState(false)
  // A ref, because a second press can come before the next render.
  const isSending = useRef(false)
  const send = useCallback(
    async <Schema extends z.ZodType>(
      requestWith: (guards: Guards) => ApiRequest<Schema>,
    ): Promise<ApiAnswer<z.output<Schema>> | null> => {
      if (isSending.current) return null
      isSending.current = true
      setIsBusy(true)
      const known = await token?.()
      const answer = await sendWithProof((proof) => requestWith({ ...known, ...proof }))
      isSending.current = false
      setIsBusy(false)
      return answer
    },
    [token],
  )
  return { isBusy, send }
}
