import { sql } from '@payloadcms/db-postgres'
import { toLocale } from '@studio/shared/locales'
import type { CollectionBeforeDeleteHook, PayloadRequest, Where } from 'payload'
import { queryWithin } from '../../platform/database/query-within'
import { queueMail } from '../../platform/mail/queue-mail'
import type { User } from '../../payload-types'
import { sentBy } from './sent-by'

/**
 * Erases an account with its sessions, messages (including files and replies), newsletter
 * subscription and mails. One last mail confirms it.
 */
export async function eraseAccountOf(req: PayloadRequest, user: User): Promise<void> {
  const { payload } = req
  await payload.delete({ collection: 'submissions', where: sentBy(user), depth: 0, req })
  const newsletter = { email: { equals: user.email } }
  await payload.delete({ collection: 'subscribers', where: newsletter, depth: 0, req })
  const mails: Where[] = [{ to: { equals: user.email } }, { replyTo: { equals: user.email } }]
  await payload.delete({ collection: 'mails', where: { or: mails }, depth: 0, req })
  await payload.delete({ collection: 'users', id: user.id, depth: 0, req })
  await queueMail(req, {
    to: user.email,
    template: 'accountErased',
    locale: toLocale(user.locale),
    data: { name: user.name ?? '' },
  })
}

/**
 * Ends the account's sessions and unlocks the documents that it had open in the admin. Foreign keys
 * delete its mailed links and its identities at providers.
 */
export const deleteAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await queryWithin(req, sql`DELETE FROM sessions WHERE user_id = ${id}`)
  await queryWithin(
    req,
    sql`DELETE FROM payload_locked_documents WHERE id IN (
          SELECT parent_id FROM payload_locked_documents_rels
          WHERE path = 'user' AND users_id = ${id}
        )`,
  )
}
