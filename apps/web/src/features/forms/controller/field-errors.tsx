import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { FieldErrors as Errors } from 'react-hook-form'
import { FieldError } from '@/components/ui/field-error'
import { errorSentence, type ErrorWords } from '@/features/forms/errors'
import type { Values } from './controls'

interface Props {
  element: HTMLFormElement
  names: readonly string[]
  errors: Errors<Values>
  words: ErrorWords
  limits: Record<string, string>
  /** Labels of the fields. */
  labels: Record<string, string>
}

/** Portals that put messages into their places beside the fields. */
export function FieldErrors({ element, names, errors, words, limits, labels }: Props) {
  useEffect(() => {
    for (const name of names) {
      const control = element.elements.namedItem(name)
      if (!(control instanceof HTMLElement)) continue
      if (errors[name]) control.setAttribute('aria-invalid', 'true')
      else control.removeAttribute('aria-invalid')
    }
  })
  return names.map((name) => {
    const code = errors[name]?.message
    const place = element.querySelector(`[data-error-for="${name}"]`)
    if (typeof code !== 'string' || !place) return null
    const sentence = errorSentence(words, code, limits[name] ?? '', labels[name])
    return createPortal(<FieldError id={`${place.id}-text`}>{sentence}</FieldError>, place, name)
  })
}
