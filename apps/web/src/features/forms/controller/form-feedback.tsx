import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { definitionOf, type FormName } from '@/features/forms/definitions'
import { FormNews } from '@/features/forms/form-news'
import type { FallbackContact, NewsKind } from '@/features/forms/types'
import { ReceivedDialog } from '@/features/forms/received-dialog'
import { thanksOf } from '@/features/forms/thanks-of'
import type { News } from './use-site-form'

/** Milliseconds for which a passing confirmation is shown. */
const PASSING_MS = 2_500

interface Props {
  form: FormName
  element: HTMLFormElement
  contact: FallbackContact
  news: News | null
  /** Clears the form and the feedback. */
  startAnew: () => void
}

/** The form's result: below the fields, or as a dialog. */
export function FormFeedback({ form, element, contact, news, startAnew }: Props) {
  const t = useTranslations('forms')
  const { thanks, textField } = definitionOf(form)
  const isPassing = news?.kind === 'done' && thanks === 'passing'
  const isOver = news?.kind === 'done' && thanks === 'lasting'
  useEffect(() => {
    if (isOver) putAway(element)
  }, [isOver, element])
  useEffect(() => {
    if (isPassing) bringIntoView(element)
  }, [isPassing, element])
  useEffect(() => {
    if (!isPassing) return
    const timer = setTimeout(() => {
      startAnew()
      closeAround(element)
    }, PASSING_MS)
    return () => clearTimeout(timer)
  })
  if (!news) return null
  if (news.kind === 'done' && thanks === 'dialog') {
    return (
      <ReceivedDialog
        reference={news.reference}
        opener={element.querySelector<HTMLElement>('[type="submit"]')}
        onClose={startAnew}
      />
    )
  }
  const place = element.querySelector('[data-form-news]')
  if (!place) return null
  const kind: NewsKind = news.kind === 'done' ? 'thanks' : news.kind
  const text = kind === 'thanks' ? thanksOf(form, t) : t(`news.${kind}`)
  const draft = textField === null ? null : new FormData(element).get(textField)
  return createPortal(
    <FormNews
      kind={kind}
      words={{ text, phone: t('phone'), mail: t('mail') }}
      contact={contact}
      draft={typeof draft === 'string' ? draft : ''}
    />,
    place,
  )
}

/** Scrolls to the feedback, which may be outside the screen. */
function bringIntoView(element: HTMLFormElement): void {
  const place = element.querySelector<HTMLElement>('[data-form-news]')
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}

/** Closes the popover or panel around the form, and returns the focus to its opener. */
function closeAround(element: HTMLFormElement): void {
  const around = element.closest('details')
  if (!around) return
  if (around.contains(document.activeElement)) around.querySelector('summary')?.focus()
  around.open = false
}

/** Hides the button of a one-time form and moves the focus to the result. */
function putAway(element: HTMLFormElement): void {
  element.dataset.done = ''
  element.querySelector<HTMLElement>('[data-form-news]')?.focus()
}
