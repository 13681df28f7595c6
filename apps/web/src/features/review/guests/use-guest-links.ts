'use client'

import * as calls from '@studio/shared/review/guest-links'
import type { GuestLink, guestLinksSchema, NewGuestLink } from '@studio/shared/review/guest-links'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { callAsMember } from '@/features/account/call-as-member'
import type { ApiAnswer } from '@/api/client/api-answer'
import { readInBackground } from '@/api/client/call-api'
import type { Outcome } from '../notes/notes-source'

export interface GuestLinks {
  /** The links, or null until they are loaded. */
  links: readonly GuestLink[] | null
  hasFailed: boolean
  /** Loads the links again after a failure. */
  tryAgain: () => void
  /** The newest link with its passphrase, which is not stored. */
  made: { secret: string; passphrase: string } | null
  create: (link: NewGuestLink) => Promise<Outcome>
  revoke: (id: string) => Promise<Outcome>
}

/** Loads and changes the guest links of a deliverable on the server. */
export function useGuestLinks(deliverableId: string): GuestLinks {
  const [links, setLinks] = useState<readonly GuestLink[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  /** The number of retries. Each of them loads the links again. */
  const [tries, setTries] = useState(0)
  const [made, setMade] = useState<GuestLinks['made']>(null)

  useEffect(() => {
    let isOver = false
    const parameters = { deliverable: deliverableId }
    void readInBackground(calls.listGuestLinks, { parameters }).then((answer) => {
      if (isOver) return
      if (answer.isDone) setLinks(answer.value.links)
      else setHasFailed(true)
    })
    return () => {
      isOver = true
    }
  }, [deliverableId, tries])

  const take = (answer: ApiAnswer<z.output<typeof guestLinksSchema>>): Outcome => {
    if (!answer.isDone) return { isDone: false, code: answer.code, fields: answer.fields }
    setLinks(answer.value.links)
    return { isDone: true }
  }
  const create = async (body: NewGuestLink): Promise<Outcome> => {
    const answer = await callAsMember(calls.createGuestLink, {
      parameters: { deliverable: deliverableId },
      body,
    })
    if (answer.isDone) setMade({ secret: answer.value.secret, passphrase: body.passphrase })
    return take(answer)
  }
  const revoke = async (id: string): Promise<Outcome> =>
    take(await callAsMember(calls.revokeGuestLink, { parameters: { guestLink: id } }))
  const tryAgain = () => {
    setHasFailed(false)
    setTries(tries + 1)
  }
  return { links, hasFailed, tryAgain, made, create, revoke }
}
