import { senderEmailField } from '@studio/shared/contracts/fields'
import { addDataAndFileToRequest, QueryError, type Endpoint, type Where } from 'payload'
import { z } from 'zod'
import { confirmInAdmin } from '../accounts/confirm-in-admin'
import { inTransaction } from '../../platform/database/in-transaction'
import { exportSubscribers } from './newsletter/export-subscribers'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import { forRoles } from '../../platform/api/for-roles'
import { fail, json } from '../../platform/lib/respond'
import { answerMessage } from './conversation/answer-message'
import { csvResponse } from '../../platform/lib/csv'
import { erasePerson } from './erase-person'
import { exportInbox } from './export-inbox'
import { linkToSet } from './sets/link-to-set'

/** Checked by `confirmInAdmin`. */
const currentPassword = z.unknown().optional()

const eraseSchema = z.strictObject({ email: senderEmailField, currentPassword })

const deleteSchema = z.strictObject({
  collection: z.enum(['submissions', 'subscribers']),
  ids: z.array(z.int().positive()).min(1).max(500),
  currentPassword,
})

/** The names of the fields are validated by Payload. */
const whereSchema = z.record(z.string(), z.unknown()).optional()

/** Endpoints of the admin. They accept only sessions of the admin. */
export const inboxStaffEndpoints: Endpoint[] = [
  {
    path: '/inbox/export',
    method: 'get',
    handler: forRoles(['editor', 'admin'], async (req) => {
      try {
        const where = whereSchema.safeParse(req.query.where)
        if (!where.success) return fail(400, 'invalidQuery', { where: 'wrongType' })
        const content = await exportInbox(req, where.data as Where | undefined)
        await recordSecurityEvent(req, { kind: 'data-exported', details: 'inbox' })
        return csvResponse('inbox', content)
      } catch (error) {
        if (error instanceof QueryError) return fail(400, 'invalidQuery')
        throw error
      }
    }),
  },
  {
    path: '/newsletter/export',
    method: 'get',
    handler: forRoles(['editor', 'admin'], async (req) => {
      const content = await exportSubscribers(req)
      await recordSecurityEvent(req, { kind: 'data-exported', details: 'newsletter' })
      return csvResponse('newsletter', content)
    }),
  },
  {
    path: '/inbox/answer',
    method: 'post',
    handler: forRoles(['editor', 'admin'], answerMessage),
  },
  {
    path: '/inbox/set-link/:id',
    method: 'post',
    handler: forRoles(['editor', 'admin'], linkToSet),
  },
  {
    path: '/inbox/erase',
    method: 'post',
    handler: forRoles(['admin'], async (req) => {
      await addDataAndFileToRequest(req)
      const given = eraseSchema.safeParse(req.data)
      if (!given.success) return fail(422, 'invalidFields', { email: 'invalidEmail' })
      const refusal = await confirmInAdmin(req)
      if (refusal) return refusal
      const erased = await inTransaction(req, async () => {
        const count = await erasePerson(req, given.data)
        await recordSecurityEvent(req, { kind: 'person-erased', details: `${count} records` })
        return count
      })
      return json({ erased })
    }),
  },
  {
    // Payload's own deletion of many documents is off, because it does not ask for the password.
    path: '/inbox/delete',
    method: 'post',
    handler: forRoles(['admin'], async (req) => {
      await addDataAndFileToRequest(req)
      const given = deleteSchema.safeParse(req.data)
      if (!given.success) return fail(422, 'invalidFields', { ids: 'wrongType' })
      const refusal = await confirmInAdmin(req)
      if (refusal) return refusal
      const { collection, ids } = given.data
      const { docs } = await inTransaction(req, () =>
        req.payload.delete({ collection, where: { id: { in: ids } }, depth: 0, req }),
      )
      return json({ deleted: docs.length })
    }),
  },
]
