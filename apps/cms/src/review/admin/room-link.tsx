'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { roomPath } from '@studio/shared/routes/account'
import { useState } from 'react'
import { z } from 'zod'
import { useWords } from '../../admin-language/use-words'
import { reviewWords } from './words'

const ticketSchema = z.object({ ticket: z.string(), action: z.url() })

/** Opens a deliverable's room on the website, logged in with the same account. */
export function RoomLink() {
  const { REVIEW_TEXTS } = useWords(reviewWords)
  const { id } = useDocumentInfo()
  const [isBusy, setIsBusy] = useState(false)
  if (id === undefined) return null

  const open = async () => {
    setIsBusy(true)
    const response = await fetch('/api/site-ticket', { method: 'POST' }).catch(() => null)
    const answer = ticketSchema.safeParse(await response?.json().catch(() => null))
    setIsBusy(false)
    if (answer.success) enter(answer.data, roomPath(String(id)))
    else toast.error(REVIEW_TEXTS.roomFailed)
  }

  return (
    <div className="field-type room-link">
      <Button disabled={isBusy} margin={false} onClick={() => void open()} size="small">
        {REVIEW_TEXTS.room}
      </Button>
      <p>{REVIEW_TEXTS.roomHint}</p>
    </div>
  )
}

/** Posts the ticket in a form, so that it is in no URL and the browser sends the Origin header. */
function enter({ ticket, action }: z.infer<typeof ticketSchema>, path: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries({ ticket, return: path })) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
