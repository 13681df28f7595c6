import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../access/roles'
import { queryWithin } from '../database/query-within'
import type { User } from '../payload-types'
import { passwordProblem, type PasswordOwner } from './password-rule'

/** What speaks against a chosen password, by the rule for all of them; null where nothing does. */
export async function checkNewPassword(
  req: PayloadRequest,
  password: string,
  owner: PasswordOwner,
): Promise<ReturnType<typeof passwordProblem>> {
  const [settings] = await queryWithin<{ studio: string | null }>(
    req,
    sql`SELECT studio_name AS studio FROM site_settings LIMIT 1`,
  )
  return passwordProblem(password, owner, settings?.studio ?? '')
}

export function ownerOf(user: User): PasswordOwner {
  return { name: user.name ?? '', email: user.email, isStaff: isStaff(user) }
}
