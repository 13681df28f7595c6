'use client'

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { hasRole } from '../../../../platform/access/roles'
import { momentText } from '../../../../platform/admin-parts/moment'
import { useWords } from '../../../../platform/admin-language/use-words'
import { sessionWords } from './words'
import { useSessions, type ShownSession } from './use-sessions'

export function SessionPanel() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (id === undefined || !user || (id !== user.id && !hasRole(user, 'admin'))) return null
  return <Sessions userId={id} />
}

function Sessions({ userId }: { userId: string | number }) {
  const { SESSION_TEXTS } = useWords(sessionWords)
  const { sessions, hasFailed, end, dialog } = useSessions(userId)
  const headingId = useId()
  const hasCurrent = sessions?.some(({ isCurrent }) => isCurrent)
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? []
  return (
    <section aria-labelledby={headingId} className="session-panel field-type">
      <h3 id={headingId}>{SESSION_TEXTS.title}</h3>
      {hasFailed && <p role="alert">{SESSION_TEXTS.failed}</p>}
      {sessions?.length === 0 && <p>{SESSION_TEXTS.none}</p>}
      <ul>
        {sessions?.map((session) => (
          <SessionItem key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void end()} size="small">
          {hasCurrent ? SESSION_TEXTS.endOthers : SESSION_TEXTS.endAll}
        </Button>
      )}
      {dialog}
    </section>
  )
}

function SessionItem({ session, onEnd }: { session: ShownSession; onEnd: () => void }) {
  const { SESSION_TEXTS } = useWords(sessionWords)
  const { i18n } = useTranslation()
  const device = session.device || SESSION_TEXTS.unknown
  return (
    <li>
      <strong>
        <bdi>{device}</bdi>
      </strong>
      <span>
        {SESSION_TEXTS[session.place]}
        {session.isCurrent && ` · ${SESSION_TEXTS.current}`}
      </span>
      <span>
        {SESSION_TEXTS.lastSeen}: {momentText(session.lastSeenAt, i18n.language)}
      </span>
      <span>
        {SESSION_TEXTS.since}: {momentText(session.createdAt, i18n.language)}
      </span>
      {!session.isCurrent && (
        <Button
          aria-label={SESSION_TEXTS.endNamed(device)}
          buttonStyle="secondary"
          margin={false}
          onClick={onEnd}
          size="small"
        >
          {SESSION_TEXTS.end}
        </Button>
      )}
    </li>
  )
}
