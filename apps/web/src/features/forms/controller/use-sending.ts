import { useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '@studio/shared/locales'
import type { UseFormSetError } from 'react-hook-form'
import { bodyOf, fileOf, withoutToken, type FormBody } from '@/features/forms/body-of'
import { definitionOf, type FormName } from '@/features/forms/definitions'
import { attemptKeys } from './attempt-key'
import { withTimeout } from './with-timeout'
import { openToken } from './open-token'
import { sendForm } from './send-form'
import { submitWithProof, type FinalOutcome } from './submit-with-proof'
import type { Values } from './values-of'

/** Milliseconds that a visitor who has pressed the button waits for the token; it can be done without. */
const TOKEN_PATIENCE = 1_500

/** What the visitor is told below the fields; fields have their own places. */
export type News = { kind: 'invalid' } | Exclude<FinalOutcome, { kind: 'fields' }>

interface Options {
  form: FormName
  element: HTMLFormElement
  locale: Locale
  setError: UseFormSetError<Values>
}

export function useSending({ form, element, locale, setError }: Options) {
  const [news, setNews] = useState<News | null>(null)
  const [keyOf] = useState(() => attemptKeys())
  const isBusy = useRef(false)
  const token = useRef<ReturnType<typeof openToken>>(null)
  const { isGuarded, isIdempotent } = definitionOf(form)

  useEffect(() => {
    if (isGuarded) token.current ??= openToken()
  }, [isGuarded])

  const send = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    showBusy(element, true)
    setNews(null)
    const data = new FormData(element)
    const known = token.current ? await withTimeout(token.current, TOKEN_PATIENCE, {}) : {}
    const content = { ...known, ...bodyOf(form, data) }
    const file = fileOf(data)
    const written = [withoutToken(content), file?.name, file?.size, file?.lastModified]
    const key = keyOf(JSON.stringify(written))
    const body: FormBody = { ...content, ...(isIdempotent && { idempotency_key: key }) }
    const outcome = await submitWithProof((more) =>
      sendForm({ form, locale, body: { ...body, ...more }, file }),
    )
    showBusy(element, false)
    isBusy.current = false
    if (outcome.kind === 'fields') {
      const first = tellFields(outcome.fields, element, setError)
      setNews({ kind: first ? 'invalid' : 'refused' })
    } else setNews(outcome)
  }, [element, form, isIdempotent, keyOf, locale, setError])

  return { news, setNews, send }
}

/** @returns whether one of them stands on the page; the first of these gets the focus */
function tellFields(
  fields: Record<string, string>,
  element: HTMLFormElement,
  setError: UseFormSetError<Values>,
): boolean {
  const shown = Object.entries(fields).filter(([name]) =>
    element.querySelector(`[data-error-for="${CSS.escape(name)}"]`),
  )
  shown.forEach(([name, message], index) =>
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  )
  return shown.length > 0
}

/** Heard by assistive technology, and what the button's look hangs on: see `forms.css`. */
function showBusy(element: HTMLFormElement, isBusy: boolean): void {
  element.ariaBusy = isBusy ? 'true' : null
}
