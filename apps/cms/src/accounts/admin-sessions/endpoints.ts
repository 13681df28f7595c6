import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole, isStaff } from '../../access/roles'
import { inTransaction } from '../../database/in-transaction'
import type { User } from '../../payload-types'
import { recordRefusal } from '../../security-log/record-refusal'
import { recordSecurityEvent } from '../../security-log/record-security-event'
import { fail, json } from '../../api/respond'
import { confirmInAdmin } from '../confirm-in-admin'
import { endAllSessions } from '../end-sessions'
import { endSessionNamed } from '../end-session-named'
import { findUserById } from '../find-user'
import { sessionsOf } from '../sessions-of'

const ID = /^[1-9]\d{0,8}$/

/** Below `/api/users`: where an account is logged in, on the website and in the admin. */
export const userSessionEndpoints: Endpoint[] = [
  { path: '/:id/sessions', method: 'get', handler: forSelfOrAdmins(list) },
  { path: '/:id/sessions', method: 'delete', handler: forSelfOrAdmins(endAll) },
  { path: '/:id/sessions/:session', method: 'delete', handler: forSelfOrAdmins(endOne) },
]

type Handler = (req: PayloadRequest, user: User) => Promise<Response>

function forSelfOrAdmins(handle: Handler) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!req.user) return fail(401, 'unauthenticated')
    const id = String(req.routeParams?.id)
    const isOwn = isStaff(req.user) && id === String(req.user.id)
    if (!isOwn && !hasRole(req.user, 'admin')) {
      await recordRefusal(req)
      return fail(403, 'forbidden')
    }
    const user = ID.test(id) ? await findUserById(req, Number(id)) : null
    return user ? handle(req, user) : fail(404, 'notFound')
  }
}

async function list(req: PayloadRequest, user: User): Promise<Response> {
  return json(await sessionsOf(req, user.id, currentOf(req)))
}

async function endOne(req: PayloadRequest, user: User): Promise<Response> {
  const refusal = await confirmInAdmin(req)
  if (refusal) return refusal
  const session = String(req.routeParams?.session)
  const isEnded = await inTransaction(req, () => endSessionNamed(req, user, session))
  return isEnded ? json({ ended: true }) : fail(404, 'notFound')
}

/** All but the one in which this is asked for. */
async function endAll(req: PayloadRequest, user: User): Promise<Response> {
  const refusal = await confirmInAdmin(req)
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
