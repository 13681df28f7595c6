import type { MemberRole, RoomRole } from '@studio/shared/review/projects'
import type { PayloadRequest } from 'payload'
import { hasRole } from '../access/roles'
import type { Deliverable, Project, User } from '../payload-types'

interface FoundDeliverable {
  deliverable: Deliverable
  project: Project
  role: RoomRole
}

/**
 * The deliverable and what the account is in its project; null for whoever is no member, as for one
 * that there is not.
 */
export async function findDeliverable(
  req: PayloadRequest,
  account: User,
  id: number,
): Promise<FoundDeliverable | null> {
  const { docs } = await req.payload.find({
    collection: 'deliverables',
    where: { id: { equals: id } },
    limit: 1,
    depth: 1,
    pagination: false,
    req,
  })
  const [deliverable] = docs
  if (!deliverable || typeof deliverable.project !== 'object') return null
  const { project } = deliverable
  const role = roleIn(project, account)
  return role && { deliverable, project, role }
}

function roleIn(project: Project, account: User): RoomRole | null {
  if (hasRole(account, 'editor', 'admin')) return 'studio'
  const member = project.members?.find(({ user }) => idOf(user) === account.id)
  return (member?.role as MemberRole | undefined) ?? null
}

function idOf(user: number | User): number {
  return typeof user === 'object' ? user.id : user
}
