import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'

/** E-mail addresses differ by case in theory only; Payload keeps them in lower case. */
export function plainEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** With what only code may see: the hashed password, failed logins, the lock. */
export async function findUserByEmail(req: PayloadRequest, email: string): Promise<User | null> {
  const where = { email: { equals: plainEmail(email) } }
  return req.payload.db.findOne<User>({ collection: 'users', where, req })
}

export async function findUserById(req: PayloadRequest, id: number): Promise<User | null> {
  return req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
}
