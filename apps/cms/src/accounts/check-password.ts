import { sql } from '@payloadcms/db-postgres'
import { incrementLoginAttempts, type PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import type { User } from '../payload-types'
import { findUserByEmail } from './find-user'
import { isPassword } from './is-password'

/**
 * The account of this mailbox and password, or null. A wrong password, an unknown
 * mailbox and a locked account look the same and take the same work: a lock that
 * could be seen would tell that there is an account.
 */
export async function checkPassword(
  req: PayloadRequest,
  email: string,
  password: string,
): Promise<User | null> {
  const user = await findUserByEmail(req, email)
  const isRight = await isPassword(password, user)
  if (!user || isLocked(user)) return null
  if (!isRight) {
    const { config } = req.payload.collections.users
    await incrementLoginAttempts({
      collection: config,
      payload: req.payload,
      user: { ...user, collection: 'users' },
    })
    return null
  }
  return (await forgetFailures(req, user.id)) ? user : null
}

function isLocked({ lockUntil }: User): boolean {
  return Boolean(lockUntil) && new Date(lockUntil ?? 0).getTime() > Date.now()
}

/** False where attempts that ran beside this one have locked the account meanwhile. */
async function forgetFailures(req: PayloadRequest, id: number): Promise<boolean> {
  const rows = await queryWithin(
    req,
    sql`UPDATE users SET login_attempts = 0, lock_until = NULL
        WHERE id = ${id} AND (lock_until IS NULL OR lock_until <= now()) RETURNING id`,
  )
  return rows.length > 0
}
