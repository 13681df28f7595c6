'use client'

import { useState } from 'react'
import type { confirmedSchema } from '@studio/shared/api/account'
import { endOtherSessions, endSession } from '@studio/shared/api/account-calls'
import type { z } from 'zod'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { Messages } from '@/i18n/messages'
import type { ApiAnswer } from '@/api/client/api-answer'
import { callApi } from '@/api/client/call-api'
import { asMember } from '../call-as-member'
import type { FormWords } from './form-words'
import { Moment } from './moment'
import { Notice } from './notice'
import { PasswordConfirmation } from './password-confirmation'
import { useIsReady } from '@/lib/use-is-ready'

type Words = Pick<
  Messages['account']['sessions'],
  | 'current'
  | 'inAdmin'
  | 'since'
  | 'lastSeen'
  | 'until'
  | 'end'
  | 'ended'
  | 'endOthers'
  | 'othersEnded'
  | 'confirmTitle'
  | 'confirmLead'
  | 'confirmOthersTitle'
  | 'keep'
>

export interface ShownSession {
  id: string
  place: 'website' | 'admin'
  device: string
  /** The accessible name of the button, which is unique in the list. */
  endLabel: string
  createdAt: string
  lastSeenAt: string
  expiresAt: string
  isCurrent: boolean
}

interface Props {
  sessions: ShownSession[]
  words: Words
  formWords: FormWords
  format: string
}

/** The end of one session, or of all others. */
interface Ending {
  send: (body?: z.input<typeof confirmedSchema>) => Promise<ApiAnswer<null>>
  ends: (session: ShownSession) => boolean
  news: string
  /** Title and button of the dialog that asks for the password. */
  title: string
  label: string
}

/** The sessions of the account. That of this device comes first and is ended by logging out. */
export function SessionList(props: Props) {
  const { words, format } = props
  const isReady = useIsReady()
  const [sessions, setSessions] = useState(props.sessions)
  const [news, setNews] = useState('')
  const [asked, setAsked] = useState<Ending | null>(null)
  const drop = ({ ends, news }: Ending) => {
    setAsked(null)
    setSessions((all) => all.filter((session) => !ends(session)))
    setNews(news)
  }
  const end = async (ending: Ending) => {
    const answer = await asMember(ending.send())
    // A session that does not exist has ended as well.
    if (answer.isDone || answer.status === 404) drop(ending)
    else if (answer.code === 'reauthenticationRequired') setAsked(ending)
  }
  const endOthers = {
    send: (body) => callApi(endOtherSessions, { body }),
    ends: ({ isCurrent }) => !isCurrent,
    news: words.othersEnded,
    title: words.confirmOthersTitle,
    label: words.endOthers,
  } satisfies Ending
  const ending = ({ id }: ShownSession): Ending => ({
    send: (body) => callApi(endSession, { parameters: { id }, body }),
    ends: (session) => session.id === id,
    news: words.ended,
    title: words.confirmTitle,
    label: words.end,
  })
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
                {session.place === 'admin' && <Badge>{words.inAdmin}</Badge>}
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
                onClick={() => void end(ending(session))}
              >
                {words.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {sessions.filter(({ isCurrent }) => !isCurrent).length > 1 && (
        <button
          type="button"
          className={buttonVariants({ emphasis: 'secondary', className: 'mt-6' })}
          disabled={!isReady}
          onClick={() => void end(endOthers)}
        >
          {words.endOthers}
        </button>
      )}
      {asked && (
        <ModalDialog title={asked.title} onClose={() => setAsked(null)}>
          <PasswordConfirmation
            words={props.formWords}
            own={{ lead: words.confirmLead, submit: asked.label, cancel: words.keep }}
            send={asked.send}
            onDone={() => drop(asked)}
            onFailure={({ status }) => {
              // A missing session has ended already.
              if (status === 404) drop(asked)
              return status === 404
            }}
            onCancel={() => setAsked(null)}
          />
        </ModalDialog>
      )}
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
