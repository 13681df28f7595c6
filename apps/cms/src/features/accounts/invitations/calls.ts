import { sql } from '@payloadcms/db-postgres'
import * as calls from '@studio/shared/api/calls'
import type { Endpoint, PayloadRequest } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import { limit } from '../../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { changePassword, checkNewPassword, ownerOf } from '../change-password'
import { readLink, takeLink } from '../links'
import { beginLogin } from '../second-factor/begin-login'
import { findUserById, lockAccount } from '../users'

const readCall = calls.readInvitation
const acceptCall = calls.acceptInvitation

/** Tells the page of an invitation whether its link is valid, and to which project it leads. */
const read = endpoint(readCall, async ({ req, parameters, address }) => {
  // The website reads the invitation for its page without a visitor's address. No limit is needed
  // there, because a token cannot be guessed.
  const refusal = address === null ? null : await limit(req, 'readInvitation', [address])
  if (refusal) return refusal
  const invited = await findInvited(req, parameters.token)
  if (!invited) {
    const isWithdrawn = await readLink(req, 'withdrawnInvitation', parameters.token)
    return answer(readCall, { state: isWithdrawn ? 'withdrawn' : 'expired', project: null })
  }
  return answer(readCall, { state: 'open', project: await projectOf(req, invited) })
})

/** The link proves the identity, so the account is logged in at once. */
const accept = endpoint(acceptCall, async ({ req, body, address }) => {
  const refusal = await limit(req, 'useLink', [address ?? 'direct'])
  if (refusal) return refusal
  const { token, password } = body
  return inTransaction(req, async () => {
    const found = await findInvited(req, token)
    // The studio may be withdrawing the invitation at this moment.
    if (found) await lockAccount(req, found.user.id)
    const invited = found && (await findInvited(req, token))
    if (!invited) {
      const isWithdrawn = await readLink(req, 'withdrawnInvitation', token)
      return errorResponse(isWithdrawn ? 'invitationWithdrawn' : 'linkExpired')
    }
    const { user } = invited
    const problem = await checkNewPassword(req, password, ownerOf(user))
    // The link stays valid, because the visitor sends the same form again.
    if (problem) return errorResponse('invalidFields', { password: problem })
    if (!(await takeLink(req, 'invitation', token))) return errorResponse('linkExpired')
    await changePassword(req, user, password, { isEmailProven: true, isFirst: true })
    await recordSecurityEvent(req, { kind: 'invitation-accepted', account: user })
    const account = await findUserById(req, user.id)
    if (!account) return errorResponse('linkExpired')
    return answer(acceptCall, await beginLogin(req, account, false))
  })
})

/** A link to a former email address of the account is not valid. */
async function findInvited(req: PayloadRequest, token: string) {
  const link = await readLink(req, 'invitation', token)
  const user = link?.user_id ? await findUserById(req, link.user_id) : null
  return link && user && user.email === link.email ? { link, user } : null
}

/** The project of the invitation, if the account is still a member. */
async function projectOf(
  req: PayloadRequest,
  { link, user }: NonNullable<Awaited<ReturnType<typeof findInvited>>>,
) {
  const { project } = link.details
  if (!project) return null
  const [found] = await queryWithin<{ id: number; title: string }>(
    req,
    sql`SELECT projects.id, title FROM projects
        JOIN projects_members ON _parent_id = projects.id AND user_id = ${user.id}
        WHERE projects.id = ${Number(project)}`,
  )
  return found ? { id: String(found.id), title: found.title } : null
}

export const invitationCalls: Endpoint[] = [read, accept]
