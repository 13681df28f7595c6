import type { Person } from '@studio/shared/review/notes'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../platform/access/roles'
import type { User } from '../../payload-types'
import { isGuest, type Reader } from './reader'

/** An account as other people of the project see it. Guests see no email address. */
export function personOf(user: User, reader: Reader | null): Person {
  const isStranger = reader !== null && isGuest(reader)
  const address = isStranger ? (user.email.split('@')[0] ?? '') : user.email
  return {
    id: isStranger ? null : String(user.id),
    name: user.name || address,
    side: isStaff(user) ? 'studio' : 'client',
    isYou: !isStranger && user.id === reader?.id,
  }
}

/** @returns the accounts by id; deleted ones are missing */
export async function accountsOf(
  req: PayloadRequest,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, User>> {
  const wanted = [...new Set(ids)].filter((id): id is number => typeof id === 'number')
  if (wanted.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: wanted } },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((user) => [user.id, user]))
}
