'use client'

import { useState } from 'react'
import { z } from 'zod'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import type { Messages } from '@/i18n/messages'
import { callAsMember } from '../call-as-member'
import { Moment } from './moment'
import { Notice } from './notice'
import { useIsReady } from './use-is-ready'

type Words = Pick<
  Messages['account']['sessions'],
  'current' | 'since' | 'lastSeen' | 'until' | 'end' | 'ended'
>

export interface ShownSession {
  id: string
  device: string
  /** The button's name, which tells it from the others. */
  endLabel: string
  createdAt: string
  lastSeenAt: string
  expiresAt: string
  isCurrent: boolean
}

/** Where somebody is logged in. This device comes first and is ended by logging out. */
export function SessionList(props: { sessions: ShownSession[]; words: Words; format: string }) {
  const { words, format } = props
  const isReady = useIsReady()
  const [sessions, setSessions] = useState(props.sessions)
  const [news, setNews] = useState('')
  const end = async ({ id }: ShownSession) => {
    const path = `/sessions/${encodeURIComponent(id)}`
    const answer = await callAsMember({ method: 'DELETE', path, schema: z.null() })
    // One that is not there has ended as well.
    if (!answer.isDone && answer.status !== 404) return
    setSessions((all) => all.filter((session) => session.id !== id))
    setNews(words.ended)
  }
  return (
    <>
      <div role="status" className="not-empty:mb-6">
        {news && <Notice>{news}</Notice>}
      </div>
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-b border-rule py-5"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold">
                <bdi>{session.device}</bdi>
                {session.isCurrent && <Badge tone="signal">{words.current}</Badge>}
              </p>
              <dl className="mt-2 flex flex-wrap gap-x-7 gap-y-1 text-small text-pencil">
                <Fact label={words.lastSeen} at={session.lastSeenAt} format={format} />
                <Fact label={words.since} at={session.createdAt} format={format} />
                <Fact label={words.until} at={session.expiresAt} format={format} />
              </dl>
            </div>
            {!session.isCurrent && (
              <button
                type="button"
                aria-label={session.endLabel}
                className={buttonVariants({ emphasis: 'secondary' })}
                disabled={!isReady}
                onClick={() => void end(session)}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Fact({ label, at, format }: { label: string; at: string; format: string }) {
  return (
    <div className="flex gap-x-2">
      <dt>{label}:</dt>
      <dd>
        <Moment at={at} format={format} />
      </dd>
    </div>
  )
}
