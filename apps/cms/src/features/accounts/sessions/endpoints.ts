import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '../../../platform/database/in-transaction'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { fail, json } from '../../../platform/lib/respond'
import { confirmInAdmin } from '../confirm-in-admin'
import { forSelfOrAdmins } from '../for-admins'
import { endAllSessions, endSessionNamed } from './end-sessions'
import { sessionsOf } from './sessions'

/** Endpoints below `/api/users` for an account's sessions on the website and in the admin. */
export const userSessionEndpoints: Endpoint[] = [
  { path: '/:id/sessions', method: 'get', handler: forSelfOrAdmins(list) },
  { path: '/:id/sessions', method: 'delete', handler: forSelfOrAdmins(endAll) },
  { path: '/:id/sessions/:session', method: 'delete', handler: forSelfOrAdmins(endOne) },
]

async function list(req: PayloadRequest, user: User): Promise<Response> {
  return json(await sessionsOf(req, user.id, currentOf(req)))
}

async function endOne(req: PayloadRequest, user: User): Promise<Response> {
  const refusal = await confirmInAdmin(req, { takesFreshLogin: true })
  if (refusal) return refusal
  const session = String(req.routeParams?.session)
  const isEnded = await inTransaction(req, () => endSessionNamed(req, user, session))
  return isEnded ? json({ ended: true }) : fail(404, 'notFound')
}

/** Ends all sessions except the current one. */
async function endAll(req: PayloadRequest, user: User): Promise<Response> {
  const refusal = await confirmInAdmin(req, { takesFreshLogin: true })
  if (refusal) return refusal
  const adminSession = req.user?.id === user.id ? currentOf(req) : null
  await inTransaction(req, async () => {
    await endAllSessions(req, user.id, adminSession ? { adminSession } : {})
    await recordSecurityEvent(req, { kind: 'session-ended', account: user, details: 'all' })
  })
  return json({ ended: true })
}

function currentOf(req: PayloadRequest): string | null {
  const user = req.user as { _sid?: string } | null
  return user?._sid ?? null
}
