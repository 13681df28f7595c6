'use client'

import { useEffect, useRef } from 'react'
import { openToken } from '@/features/forms/controller/open-token'

/** Asks when the form is opened, so that it is old enough when it is sent. */
export function useFormToken(): () => Promise<{ form_token?: string }> {
  const token = useRef<ReturnType<typeof openToken> | null>(null)
  useEffect(() => {
    token.current ??= openToken()
  }, [])
  return () => token.current ?? Promise.resolve({})
}
