import { sql } from '@payloadcms/db-postgres'
import { tidyEmail } from '@studio/shared/contracts/addresses'
import { plainPassword } from '@studio/shared/plain-password'
import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { queryWithin } from '../../platform/database/query-within'
import type { User } from '../../payload-types'

/** Payload stores email addresses in lower case, and mail servers ignore the case in practice. */
export function plainEmail(email: string): string {
  return tidyEmail(email).toLowerCase()
}

/** The result includes fields that are hidden from the API, such as the password hash. */
export async function findUserByEmail(req: PayloadRequest, email: string): Promise<User | null> {
  const where = { email: { equals: plainEmail(email) } }
  return req.payload.db.findOne<User>({ collection: 'users', where, req })
}

export async function findUserById(req: PayloadRequest, id: number): Promise<User | null> {
  return req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
}

/**
 * Locks the account's row until the end of the transaction. Payload reads and writes whole accounts
 * with their sessions, so one of two concurrent changes would undo the other.
 */
export async function lockAccount(req: PayloadRequest, id: number): Promise<void> {
  await queryWithin(req, sql`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`)
}

/**
 * Normalizes the password and the email address before Payload hashes the password and validates
 * the address, which happens before other hooks run.
 */
export const normalizeCredentials: CollectionBeforeOperationHook = ({ args }) => {
  const sent: unknown = 'data' in args ? args.data : null
  if (typeof sent !== 'object' || sent === null) return
  const data = sent as { password?: unknown; email?: unknown }
  if (typeof data.password === 'string') data.password = plainPassword(data.password)
  if (typeof data.email === 'string') data.email = tidyEmail(data.email)
}

/** At this point Payload's transaction has started and the account has not been read yet. */
export const lockChangedAccount: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only its member `read` is
  operation,
  req,
}) => {
  const asked = operation === 'refresh' ? req.user?.id : operation === 'update' && idIn(args)
  // Malformed ids are ignored here; Payload refuses them.
  if (/^[1-9]\d{0,8}$/.test(String(asked))) await lockAccount(req, Number(asked))
}

export const lockLoggedOutAccount: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, req.user.id)
}

function idIn(args: object): unknown {
  return 'id' in args ? args.id : null
}

/**
 * Makes concurrent requests for the same email address wait for each other. It must run in a
 * transaction.
 */
export async function lockEmail(req: PayloadRequest, email: string): Promise<void> {
  await queryWithin(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`email ${plainEmail(email)}`}, 0))`,
  )
}
