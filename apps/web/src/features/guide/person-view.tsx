import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { keepTyped } from '@/features/forms/keep-typed'

interface Props {
  isShown: boolean
  formId: string
  form: ReactNode
  /** Secret of the conversation, if there is one. */
  secret: string | null
  lastQuestion: string | null
  onBack: () => void
}

/** The site's inquiry form, to which the visitor can attach the conversation. */
export function PersonView(props: Props) {
  const { isShown, formId, form, secret, lastQuestion, onBack } = props
  const guide = useTranslations('guide')
  const place = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  // The last question fills the field only if the visitor has not written anything.
  useEffect(() => {
    const form = formOf(formId)
    return place.current && form ? keepTyped('guide-inquiry', place.current, form) : undefined
  }, [formId])

  useEffect(() => {
    if (!isShown) return
    heading.current?.focus()
    if (lastQuestion) begin(formId, lastQuestion)
  }, [isShown, formId, lastQuestion])

  return (
    <div ref={place} className="guide-person" hidden={!isShown}>
      <button type="button" className="guide-chip" onClick={onBack}>
        {guide('back')}
      </button>
      <h3 ref={heading} tabIndex={-1} className="title-3">
        {guide('askPerson')}
      </h3>
      <p className="text-pencil">{guide('personText')}</p>
      {secret && (
        // The checkbox is outside the form and belongs to it by its attribute `form`, because the
        // form is the site's own.
        <Checkbox
          id={`${formId}-attach`}
          form={formId}
          name="conversation"
          value={secret}
          label={guide('attach')}
          defaultChecked
        />
      )}
      {form}
    </div>
  )
}

/** Puts the last question into the message field. */
function begin(formId: string, question: string): void {
  const field = formOf(formId)?.elements.namedItem('message')
  if (!(field instanceof HTMLTextAreaElement) || field.value !== '') return
  field.value = question
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function formOf(id: string): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form#${CSS.escape(id)}`)
}

/** Empties the form and deletes its stored draft. */
export function emptyInquiry(formId: string): void {
  formOf(formId)?.reset()
}
