import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Payload } from 'payload'
import { env } from '../platform/env'

/**
 * If there is no admin, creates one with a generated password. The password is written to a file
 * that only its owner can read, so there is no default password.
 */
export async function createFirstAdmin(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { roles: { in: ['admin'] } },
  })
  if (totalDocs > 0) return
  if (!env.ADMIN_PASSWORD_FILE) {
    throw new Error(
      'ADMIN_PASSWORD_FILE is not set, so the first admin’s password has nowhere to go.',
    )
  }
  const password = randomBytes(18).toString('base64url')
  await writeFile(env.ADMIN_PASSWORD_FILE, `${password}\n`, { mode: 0o600 })
  await payload.create({
    collection: 'users',
    data: {
      email: env.ADMIN_EMAIL,
      password,
      roles: ['admin'],
      name: 'Admin',
      verifiedAt: new Date().toISOString(),
    },
  })
}
