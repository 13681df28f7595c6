'use client'

import { toast } from '@payloadcms/ui'
import { sessionSchema } from '@studio/shared/api/account'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { useConfirmedCall } from '../../admin/use-confirmed-call'
import { useWords } from '../../../../platform/admin-language/use-words'
import { sessionWords } from './words'

const listSchema = z.array(sessionSchema)

export type ShownSession = z.infer<typeof sessionSchema>

async function load(path: string): Promise<ShownSession[] | null> {
  const response = await fetch(path).catch(() => null)
  return listSchema.safeParse(await response?.json().catch(() => null)).data ?? null
}

/**
 * An account's sessions and a function to end them. The list is null while it is loading and after
 * a failure.
 */
export function useSessions(userId: string | number) {
  const { SESSION_TEXTS } = useWords(sessionWords)
  const path = `/api/users/${userId}/sessions`
  const [sessions, setSessions] = useState<ShownSession[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const show = useCallback((list: ShownSession[] | null) => {
    setSessions(list)
    setHasFailed(list === null)
  }, [])
  useEffect(() => {
    let isGone = false
    void load(path).then((list) => {
      if (!isGone) show(list)
    })
    return () => {
      isGone = true
    }
  }, [path, show])

  const { send, dialog } = useConfirmedCall({ takesFreshLogin: true })
  /** @param id the id of one session, or undefined to end all other sessions */
  const end = (id?: string) =>
    send({
      method: 'DELETE',
      url: id === undefined ? path : `${path}/${encodeURIComponent(id)}`,
      onAnswer: (answer) => {
        // A missing session has already ended.
        if (answer?.ok || answer?.status === 404) toast.success(SESSION_TEXTS.ended)
        else toast.error(SESSION_TEXTS.notEnded)
        void load(path).then(show)
      },
    })
  return { sessions, hasFailed, end, dialog }
}
