import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { callApi } from '@/api/client/call-api'
import { bodyOf, fileOf, withFiles, withoutToken } from '@/features/forms/body-of'
import { definitionOf, type FormName } from '@/features/forms/definitions'
import { tellFields } from '@/features/forms/errors'
import { useFormToken } from '@/features/forms/form-token'
import { newsOf } from '@/features/forms/news-of'
import { FORM_SENT } from '@/features/forms/sent-event'
import type { FormState } from '@/features/forms/types'
import { useSending } from '@/features/forms/use-sending'
import { attemptKeys } from './attempt-key'
import type { Values } from './controls'

/** Feedback below the fields. Errors of fields are shown at the fields. */
export type News = { kind: 'done'; reference: string | null } | { kind: FormState['news'] }

interface Options {
  form: FormName
  element: HTMLFormElement
  setError: UseFormSetError<Values>
  /** Prepares files that scripts add when the form is sent. */
  attach?: (() => Promise<[name: string, file: File][]>) | undefined
  /**
   * The store of idempotency keys of a form that may be mounted again, so that a repeated attempt
   * has the same key.
   */
  keyOf?: ReturnType<typeof attemptKeys> | undefined
}

/**
 * Submits the form's values. Retries of the same submission have the same key, so that the message
 * is stored once.
 */
export function useSiteForm({ form, element, setError, attach, keyOf: givenKeys }: Options) {
  const { call, isGuarded, isIdempotent } = definitionOf(form)
  const [news, setNews] = useState<News | null>(null)
  const [keyOf] = useState(() => givenKeys ?? attemptKeys())
  const isAttaching = useRef(false)
  const { isBusy, send } = useSending(useFormToken(isGuarded))
  useEffect(() => showBusy(element, isBusy), [element, isBusy])

  const submit = useCallback(async () => {
    if (isAttaching.current || isBusy) return
    setNews(null)
    const data = new FormData(element)
    const content = bodyOf(form, data)
    const file = fileOf(data)
    const files: [string, File][] = file ? [['file', file]] : []
    if (attach) {
      isAttaching.current = true
      // Preparing the files takes some time, so the form is already marked as busy.
      showBusy(element, true)
      try {
        files.push(...(await attach()))
      } catch {
        setNews({ kind: 'refused' })
        showBusy(element, false)
        return
      } finally {
        isAttaching.current = false
      }
    }
    const written = [withoutToken(content), files.map(([name, { size, lastModified }]) => [name, size, lastModified])] // prettier-ignore
    const answer = await send((guards) => {
      const key = isIdempotent && { idempotency_key: keyOf(JSON.stringify(written)) }
      return callApi(call, { body: withFiles({ ...guards, ...content, ...key }, files) })
    })
    if (!answer) return
    if (answer.isDone) {
      setNews({ kind: 'done', reference: answer.value?.reference ?? null })
      element.dispatchEvent(new Event(FORM_SENT, { bubbles: true }))
      return
    }
    const isShown = (name: string) =>
      element.querySelector(`[data-error-for="${CSS.escape(name)}"]`) !== null
    const kind = newsOf(answer, tellFields(setError, answer.fields, isShown))
    // The form was already sent again with a proof of work, so the server has refused it.
    setNews({ kind: kind === 'proof' ? 'refused' : kind })
  }, [attach, call, element, form, isBusy, isIdempotent, keyOf, send, setError])

  return { news, setNews, submit }
}

/**
 * Marks the form as busy. `aria-busy` announces it, and the button's style depends on it: see
 * `forms.css`.
 */
function showBusy(element: HTMLFormElement, isBusy: boolean): void {
  element.ariaBusy = isBusy ? 'true' : null
}
