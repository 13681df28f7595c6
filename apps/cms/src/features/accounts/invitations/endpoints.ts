import { toLocale } from '@studio/shared/locales'
import type { Endpoint } from 'payload'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { fail, json } from '../../../platform/lib/respond'
import { forAdmins } from '../for-admins'
import { sendResetLink } from '../send-links'
import { sendInvitation } from './invitations'

export const invitationEndpoints: Endpoint[] = [
  {
    path: '/:id/invitation',
    method: 'post',
    handler: forAdmins(async (req, user) => {
      // Users who have already chosen a password use “Forgot password?”.
      if (!user.invitedAt) return fail(403, 'forbidden')
      const refusal = await limit(req, 'mailLink', [`invitation ${user.id}`])
      if (refusal) return refusal
      const invitedAt = new Date().toISOString()
      await inTransaction(req, async () => {
        const data = { invitedAt }
        await req.payload.update({ collection: 'users', id: user.id, data, depth: 0, req })
        await sendInvitation(req, user)
      })
      return json({ invitedAt })
    }),
  },
  {
    path: '/:id/password-link',
    method: 'post',
    handler: forAdmins(async (req, user) => {
      if (user.invitedAt) return fail(403, 'forbidden')
      const refusal = await limit(req, 'mailLink', [`password ${user.id}`])
      if (refusal) return refusal
      await sendResetLink(req, user.email, toLocale(user.locale))
      return json({ sent: true })
    }),
  },
]
