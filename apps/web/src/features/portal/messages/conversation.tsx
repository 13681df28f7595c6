'use client'

import { useState, type ReactNode } from 'react'
import type { Message } from '@studio/shared/api/conversation'
import { Badge } from '@/components/ui/badge'
import type { Messages } from '@/i18n/messages'
import { STATUS_TONES } from '@/features/account/status-tones'
import type { FormWords } from '@/features/account/forms/form-words'
import { Moment } from '@/features/account/forms/moment'
import { ReplyForm } from './reply-form'

interface Props {
  message: Message
  words: FormWords
  own: Messages['account']['message']
  /** The names of the states, as in the list of projects. */
  statusNames: Messages['account']['portal']['status']
  /** BCP 47 tag for times. */
  format: string
  /** The original message. */
  children: ReactNode
}

/** A message with its status and replies, and a form for a new reply. */
export function Conversation({ own, statusNames, format, children, ...form }: Props) {
  const [message, setMessage] = useState(form.message)
  const { status, replies } = message
  return (
    <div className="grid gap-12">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Badge tone={STATUS_TONES[status]}>{statusNames[status]}</Badge>
        <span>{own.status[status]}</span>
      </p>
      {children}
      <section>
        <h2 className="title-3 mb-5">{own.conversation}</h2>
        {replies.length === 0 ? (
          <p className="border-t border-rule pt-5 text-pencil">{own.none}</p>
        ) : (
          <ol className="border-t border-rule">
            {replies.map(({ id, from, text, writtenAt }) => (
              <li
                key={id}
                className={`border-b border-rule py-5 ${from === 'studio' ? 'border-s-4 border-s-signal bg-raised ps-5 pe-4' : ''}`}
              >
                <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
                  <strong>{from === 'studio' ? own.studio : own.you}</strong>
                  <span className="text-small text-pencil">
                    <Moment at={writtenAt} format={format} />
                  </span>
                </p>
                <p dir="auto" className="mt-2 break-words whitespace-pre-wrap">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        )}
      </section>
      <ReplyForm words={form.words} own={own} reference={message.reference} onSent={setMessage} />
    </div>
  )
}
