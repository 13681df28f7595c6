import type { CollectionBeforeChangeHook } from 'payload'
import { publicError } from '../../api/respond'
import type { Project } from '../../payload-types'

/**
 * Somebody who is a member twice would have two roles. Their e-mail address is noted beside them,
 * because editors cannot read clients' accounts.
 */
export const fillMembers: CollectionBeforeChangeHook<Project> = async ({ data, req }) => {
  const members = data.members ?? []
  const ids = members.map(({ user }) => (typeof user === 'object' ? user.id : user))
  if (new Set(ids).size < ids.length) throw publicError('Each member can be listed once only.', 400)
  if (ids.length === 0) return data
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
  })
  const emails = new Map(docs.map(({ id, email }) => [id, email]))
  const filled = members.map((member, index) => ({ ...member, email: emails.get(ids[index] ?? 0) }))
  return { ...data, members: filled }
}
