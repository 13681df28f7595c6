'use client'

import { Button, toast, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { MAX_REPLY_LENGTH } from '@studio/shared/api/conversation'
import { useId, useState } from 'react'
import { Moment } from '../../../platform/admin-parts/moment'
import { useWords } from '../../../platform/admin-language/use-words'
import { inboxWords } from './words'
import { useReplies, type ShownReply } from './use-replies'
import { useKeptText } from './use-kept-text'

/** Shows the replies to a message and a form for an answer, which the sender gets by mail. */
export function Conversation() {
  const { id } = useDocumentInfo()
  return typeof id === 'number' ? <Replies id={id} /> : null
}

function Replies({ id }: { id: number }) {
  const { CONVERSATION_TEXTS } = useWords(inboxWords)
  const { replies, hasFailed, load } = useReplies(id)
  const status = useFormFields(([fields]) => fields.status?.value)
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="conversation field-type">
      <h2 id={headingId}>{CONVERSATION_TEXTS.title}</h2>
      {hasFailed && <p role="alert">{CONVERSATION_TEXTS.notRead}</p>}
      {replies.length > 0 && (
        <ol>
          {replies.map((reply) => (
            <Entry key={reply.id} reply={reply} />
          ))}
        </ol>
      )}
      {status === 'spam' ? <p>{CONVERSATION_TEXTS.spam}</p> : <AnswerForm id={id} onSent={load} />}
    </section>
  )
}

function Entry({ reply }: { reply: ShownReply }) {
  const { CONVERSATION_TEXTS } = useWords(inboxWords)
  const { from, author, text, createdAt } = reply
  const name = from === 'studio' && author && typeof author === 'object' ? author.name : null
  return (
    <li data-from={from}>
      <p>
        <strong>
          <bdi>{name || CONVERSATION_TEXTS[from]}</bdi>
        </strong>{' '}
        <Moment at={createdAt} />
      </p>
      <p className="conversation__text" dir="auto">
        {text}
      </p>
    </li>
  )
}

function AnswerForm({ id, onSent }: { id: number; onSent: () => Promise<void> }) {
  const { CONVERSATION_TEXTS } = useWords(inboxWords)
  const [text, setText] = useKeptText(`answer:${id}`)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { dispatchFields } = useForm()
  const fieldId = useId()

  const send = async () => {
    if (isBusy) return
    if (!text.trim()) {
      setProblem(CONVERSATION_TEXTS.required)
      document.getElementById(fieldId)?.focus()
      return
    }
    setIsBusy(true)
    const response = await fetch('/api/inbox/answer', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, text }),
    }).catch(() => null)
    setIsBusy(false)
    if (!response?.ok) {
      setProblem(CONVERSATION_TEXTS.notSent)
      return
    }
    setText('')
    setProblem('')
    toast.success(CONVERSATION_TEXTS.sent)
    // Changes the status in the form, too, because otherwise the next save would reset it.
    const status = { value: 'answered', initialValue: 'answered' }
    dispatchFields({ type: 'UPDATE', path: 'status', ...status })
    await onSent()
  }

  return (
    <div className="conversation__answer">
      <label htmlFor={fieldId}>{CONVERSATION_TEXTS.answer}</label>
      <textarea
        aria-describedby={`${fieldId}-help ${fieldId}-problem`}
        aria-invalid={problem ? true : undefined}
        dir="auto"
        id={fieldId}
        maxLength={MAX_REPLY_LENGTH}
        onChange={({ target }) => {
          setText(target.value)
          setProblem('')
        }}
        rows={6}
        value={text}
      />
      <p id={`${fieldId}-help`}>{CONVERSATION_TEXTS.help}</p>
      <div id={`${fieldId}-problem`} role="alert">
        {problem && <p>{problem}</p>}
      </div>
      <Button disabled={isBusy} margin={false} onClick={() => void send()} size="small">
        {CONVERSATION_TEXTS.send}
      </Button>
    </div>
  )
}
