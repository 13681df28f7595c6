'use client'

import { Button, useAuth, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { EraseButton } from './erase-button'
import { useWords } from '../../../platform/admin-language/use-words'
import { inboxWords } from './words'

type Overrides = Record<string, unknown>

/** Buttons for the most frequent steps. Each click saves the message. */
export function Handling() {
  const { HANDLING_TEXTS } = useWords(inboxWords)
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const { submit } = useForm()
  const status = useFormFields(([fields]) => fields.status?.value)
  const assigned = useFormFields(([fields]) => fields.assignedTo?.value)
  const email = useFormFields(([fields]) => textOf(fields.email?.value))
  const reference = useFormFields(([fields]) => textOf(fields.reference?.value))
  if (id === undefined || !user) return null

  const step = (label: string, overrides: Overrides) => (
    <Button
      buttonStyle="secondary"
      margin={false}
      onClick={() => void submit({ overrides })}
      size="small"
    >
      {label}
    </Button>
  )
  const subject = encodeURIComponent(HANDLING_TEXTS.subject(reference))
  return (
    <div className="handling">
      <Button
        el="anchor"
        margin={false}
        size="small"
        url={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
      >
        {HANDLING_TEXTS.reply}
      </Button>
      {status === 'new' && step(HANDLING_TEXTS.answered, { status: 'answered' })}
      {status === 'answered' && step(HANDLING_TEXTS.close, { status: 'closed' })}
      {(status === 'answered' || status === 'closed') &&
        step(HANDLING_TEXTS.reopen, { status: 'new' })}
      {status === 'spam'
        ? step(HANDLING_TEXTS.notSpam, { status: 'new' })
        : step(HANDLING_TEXTS.spam, { status: 'spam' })}
      {assigned !== user.id && step(HANDLING_TEXTS.take, { assignedTo: user.id })}
      <EraseButton email={email} />
    </div>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
