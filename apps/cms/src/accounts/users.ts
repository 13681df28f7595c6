import { sql } from '@payloadcms/db-postgres'
import { asciiEmail } from '@studio/shared/api/addresses'
import { plainPassword } from '@studio/shared/plain-password'
import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { queryWithin } from '../database/query-within'
import type { User } from '../payload-types'

/** E-mail addresses differ by case in theory only; Payload keeps them in lower case. */
export function plainEmail(email: string): string {
  return asciiEmail(email.trim()).toLowerCase()
}

/** With what only code may see: the hashed password, failed logins, the lock. */
export async function findUserByEmail(req: PayloadRequest, email: string): Promise<User | null> {
  const where = { email: { equals: plainEmail(email) } }
  return req.payload.db.findOne<User>({ collection: 'users', where, req })
}

export async function findUserById(req: PayloadRequest, id: number): Promise<User | null> {
  return req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
}

/**
 * Whoever changes this account waits until others have finished; in a transaction. Payload
 * reads an account as a whole and writes it back as a whole, with its list of sessions: of
 * two that did so at the same moment the second would undo what the first had written.
 */
export async function lockAccount(req: PayloadRequest, id: number): Promise<void> {
  await queryWithin(req, sql`SELECT id FROM users WHERE id = ${id} FOR NO KEY UPDATE`)
}

/**
 * Normalizes the password and the e-mail address before Payload hashes the password and validates
 * the address. Hooks that run later would be too late.
 */
export const normalizeCredentials: CollectionBeforeOperationHook = ({ args }) => {
  const sent: unknown = 'data' in args ? args.data : null
  if (typeof sent !== 'object' || sent === null) return
  const data = sent as { password?: unknown; email?: unknown }
  if (typeof data.password === 'string') data.password = plainPassword(data.password)
  if (typeof data.email === 'string') data.email = asciiEmail(data.email)
}

/** Payload's transaction has begun by then, and the account has not been read yet. */
export const lockChangedAccount: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only its member `read` is
  operation,
  req,
}) => {
  const asked = operation === 'refresh' ? req.user?.id : operation === 'update' && idIn(args)
  // What is no id is Payload's to refuse.
  if (/^[1-9]\d{0,8}$/.test(String(asked))) await lockAccount(req, Number(asked))
}

export const lockLoggedOutAccount: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccount(req, req.user.id)
}

function idIn(args: object): unknown {
  return 'id' in args ? args.id : null
}

/**
 * Two who want the same e-mail address at the same moment come one after the other; in a
 * transaction.
 */
export async function lockEmail(req: PayloadRequest, email: string): Promise<void> {
  await queryWithin(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`email ${plainEmail(email)}`}, 0))`,
  )
}
