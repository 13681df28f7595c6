import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { FieldErrors as Errors } from 'react-hook-form'
import { FieldError } from '@/components/ui/field-error'
import { errorSentence } from '@/features/forms/errors'
import type { Values } from './controls'

interface Props {
  element: HTMLFormElement
  names: readonly string[]
  errors: Errors<Values>
  /** Labels and maximum lengths of the fields. */
  fields: Record<string, { label: string; max: number }>
}

/** Portals that put messages into their places beside the fields. */
export function FieldErrors({ element, names, errors, fields }: Props) {
  const t = useTranslations('forms')
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
    const sentence = errorSentence(t, code, fields[name])
    return createPortal(<FieldError id={`${place.id}-text`}>{sentence}</FieldError>, place, name)
  })
}
