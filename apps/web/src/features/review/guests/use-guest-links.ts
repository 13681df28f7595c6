'use client'

import {
  type GuestLink,
  guestLinksSchema,
  madeGuestLinkSchema,
  type NewGuestLink,
} from '@studio/shared/review/guest-links'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { callAsMember } from '@/features/account/call-as-member'
import { NO_ANSWER, readAnswer, type ApiAnswer } from '@/features/api/api-answer'
import type { Outcome } from '../notes/notes-source'

/** The guest links of a deliverable; `links` is null until they are known. */
export function useGuestLinks(deliverableId: string) {
  const [links, setLinks] = useState<readonly GuestLink[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  /** The newest link: what it ends with is told once, and nowhere afterwards. */
  const [made, setMade] = useState<{ secret: string; passphrase: string } | null>(null)
  const path = `/review/deliverables/${deliverableId}/guest-links` as const

  useEffect(() => {
    let isOver = false
    void fetch(`/api${path}`)
      .then((response) => readAnswer(response, guestLinksSchema))
      .catch(() => NO_ANSWER)
      .then((answer) => {
        if (isOver) return
        if (answer.isDone) setLinks(answer.value.links)
        else setHasFailed(true)
      })
    return () => {
      isOver = true
    }
  }, [path])

  const take = (answer: ApiAnswer<z.output<typeof guestLinksSchema>>): Outcome => {
    if (!answer.isDone) return { isDone: false, code: answer.code, fields: answer.fields }
    setLinks(answer.value.links)
    return { isDone: true }
  }
  const create = async (body: NewGuestLink): Promise<Outcome> => {
    const answer = await callAsMember({ method: 'POST', path, body, schema: madeGuestLinkSchema })
    if (answer.isDone) setMade({ secret: answer.value.secret, passphrase: body.passphrase })
    return take(answer)
  }
  const revoke = async (id: string): Promise<Outcome> =>
    take(
      await callAsMember({
        method: 'POST',
        path: `/review/guest-links/${id}/revocation`,
        schema: guestLinksSchema,
      }),
    )
  return { links, hasFailed, made, create, revoke }
}
