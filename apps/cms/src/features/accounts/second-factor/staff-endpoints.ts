import { toLocale } from '@studio/shared/locales'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queueMail } from '../../../platform/mail/queue-mail'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { fail, json } from '../../../platform/lib/respond'
import { confirmInAdmin } from '../confirm-in-admin'
import { endAllSessions } from '../sessions/end-sessions'
import { forAdmins } from '../for-admins'
import { siteAddress } from '../site-address'
import { dropFactors, factorsOf, isOn } from './factors'

const resetSchema = z.strictObject({
  note: z.string().trim().max(500).default(''),
  currentPassword: z.unknown().optional(),
})

export const secondFactorStaffEndpoints: Endpoint[] = [
  {
    path: '/:id/second-factor',
    method: 'get',
    handler: forAdmins(async (req, user) => {
      const { hasApp, passkeys, recoveryCodesLeft } = await factorsOf(req, user.id)
      return json({ hasApp, passkeys: passkeys.length, recoveryCodesLeft })
    }),
  },
  {
    path: '/:id/second-factor/reset',
    method: 'post',
    handler: forAdmins(async (req, user) => {
      // Admins turn off their own second factor on the website, with the password.
      if (String(req.user?.id) === String(user.id)) return fail(403, 'forbidden')
      await addDataAndFileToRequest(req)
      const given = resetSchema.safeParse(req.data ?? {})
      if (!given.success) return fail(422, 'invalidFields', { note: 'tooLong' })
      const refusal = await confirmInAdmin(req)
      if (refusal) return refusal
      if (!isOn(await factorsOf(req, user.id))) return json({ isReset: false })
      await inTransaction(req, () => resetFactors(req, user, given.data.note))
      req.payload.logger.info(`An admin (${req.user?.id}) took off a second step (${user.id}).`)
      return json({ isReset: true })
    }),
  },
]

/**
 * Removes the second factor of a user who has lost it, and ends all sessions. From then on the
 * password alone is sufficient.
 */
async function resetFactors(req: PayloadRequest, user: User, note: string): Promise<void> {
  await dropFactors(req, user.id)
  await endAllSessions(req, user.id)
  await recordSecurityEvent(req, { kind: 'second-factor-removed', account: user })
  const locale = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template: 'secondFactorReset',
    locale,
    data: {
      name: user.name ?? '',
      message: note,
      link: siteAddress(locale, 'settings/two-step'),
    },
  })
}
