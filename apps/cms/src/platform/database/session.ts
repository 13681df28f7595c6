import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

interface Session {
  execute: (query: ReturnType<typeof sql>) => Promise<{ rows: Record<string, unknown>[] }>
}

interface HasSessions {
  sessions: Record<string, { db: Session } | undefined>
}

function hasSessions(adapter: object): adapter is HasSessions {
  return 'sessions' in adapter
}

/** The connection of the request's transaction, for SQL statements outside of Payload's API. */
export async function sessionOf(req: PayloadRequest): Promise<Session> {
  const id = await req.transactionID
  const adapter: object = req.payload.db
  const session = id && hasSessions(adapter) ? adapter.sessions[String(id)] : undefined
  if (!session) throw new Error('The request has no transaction, or has lost it.')
  return session.db
}
