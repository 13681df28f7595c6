import { senderEmailField } from '@studio/shared/contracts/fields'
import { QueryError, type Endpoint, type Where } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../database/in-transaction'
import { exportSubscribers } from '../newsletter/export-subscribers'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { forRoles } from '../api/for-roles'
import { fail, json } from '../lib/respond'
import { answerMessage } from './conversation/answer-message'
import { csvResponse } from '../lib/csv'
import { erasePerson } from './erase-person'
import { exportInbox } from './export-inbox'
import { linkToSet } from './sets/link-to-set'

const eraseSchema = z.strictObject({ email: senderEmailField })

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
      const body: unknown = await req.json?.().catch(() => null)
      const given = eraseSchema.safeParse(body)
      if (!given.success) return fail(422, 'invalidFields', { email: 'invalidEmail' })
      const erased = await inTransaction(req, async () => {
        const count = await erasePerson(req, given.data)
        await recordSecurityEvent(req, { kind: 'person-erased', details: `${count} records` })
        return count
      })
      return json({ erased })
    }),
  },
]
