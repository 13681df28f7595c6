import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { operationOf } from '../../../platform/api/operation-of'
import { publicError } from '../../../platform/lib/respond'
import type { Project } from '../../../payload-types'
import { idOf } from '../project-access'

const BY_PERSON = 'membersByPerson'

/**
 * Only the site's own code skips access control, so a call with access control comes from a person.
 */
export const noteWhoChangesMembers: CollectionBeforeOperationHook = (call) => {
  const { overrideAccess, req } = call
  const operation = operationOf(call)
  if (operation === 'create' || operation === 'update') req.context[BY_PERSON] = !overrideAccess
}

/**
 * Refuses duplicate members, because they would have two roles. It also stores each member's email
 * address, because editors cannot read clients' accounts. Editors cannot add people whose accounts
 * they cannot see, but can invite them by email.
 */
export const fillMembers: CollectionBeforeChangeHook<Project> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data.members === undefined) return data
  const members = data.members ?? []
  const ids = members.map(({ user }) => idOf(user))
  if (new Set(ids).size < ids.length) throw publicError('Each member can be listed once only.', 400)
  if (ids.length === 0) return data
  if (req.context[BY_PERSON] === true) {
    const known = (originalDoc?.members ?? []).map(({ user }) => idOf(user))
    await refuseUnseen(
      req,
      ids.filter((id) => !known.includes(id)),
    )
  }
  const emails = await emailsOf(req, ids, true)
  const filled = members.map((member, index) => ({ ...member, email: emails.get(ids[index] ?? 0) }))
  return { ...data, members: filled }
}

async function refuseUnseen(req: PayloadRequest, added: number[]): Promise<void> {
  if (added.length === 0) return
  const seen = await emailsOf(req, added, false)
  if (added.every((id) => seen.has(id))) return
  throw publicError('Invite people by their email address, with the form below the members.', 400)
}

async function emailsOf(
  req: PayloadRequest,
  ids: number[],
  overrideAccess: boolean,
): Promise<Map<number, string>> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess,
    user: req.user,
    req,
  })
  return new Map(docs.map(({ id, email }) => [id, email]))
}
