import { idField, type RoomRole } from '@studio/shared/review/projects'
import type { PayloadRequest, Where } from 'payload'
import { hasRole } from '../access/roles'
import type { Deliverable, DeliverableVersion, Project, ReviewNote, User } from '../payload-types'

/**
 * Staff have a part in every project; clients where they are members, once a link has confirmed
 * that the e-mail address is theirs. Null for everybody else: a project of others is as unknown as
 * none.
 */
export function roleIn({ members }: Project, account: User): RoomRole | null {
  if (hasRole(account, 'editor', 'admin')) return 'studio'
  if (!account.verifiedAt) return null
  return members?.find(({ user }) => idOf(user) === account.id)?.role ?? null
}

/** What a list of projects is limited to. */
export function projectsFor(account: User): Where {
  if (hasRole(account, 'editor', 'admin')) return {}
  if (!account.verifiedAt) return { id: { exists: false } }
  return { 'members.user': { equals: account.id } }
}

export interface ProjectFound {
  project: Project
  role: RoomRole
}

export interface DeliverableFound extends ProjectFound {
  deliverable: Deliverable
}

export interface VersionFound extends DeliverableFound {
  version: DeliverableVersion
}

export interface NoteFound extends VersionFound {
  note: ReviewNote
}

export async function findProject(
  req: PayloadRequest,
  account: User,
  id: number | string,
): Promise<ProjectFound | null> {
  const project = await byId(req, 'projects', id)
  const role = project && roleIn(project, account)
  return role ? { project, role } : null
}

export async function findDeliverable(
  req: PayloadRequest,
  account: User,
  id: number | string,
): Promise<DeliverableFound | null> {
  const deliverable = await byId(req, 'deliverables', id)
  const found = deliverable && (await findProject(req, account, idOf(deliverable.project)))
  return found ? { ...found, deliverable } : null
}

export async function findVersion(
  req: PayloadRequest,
  account: User,
  id: number | string,
): Promise<VersionFound | null> {
  const version = await byId(req, 'deliverable-versions', id)
  const found = version && (await findDeliverable(req, account, idOf(version.deliverable)))
  return found ? { ...found, version } : null
}

export async function findNote(
  req: PayloadRequest,
  account: User,
  id: number | string,
): Promise<NoteFound | null> {
  const note = await byId(req, 'review-notes', id)
  const found = note && (await findVersion(req, account, idOf(note.version)))
  return found ? { ...found, note } : null
}

interface Documents {
  projects: Project
  deliverables: Deliverable
  'deliverable-versions': DeliverableVersion
  'review-notes': ReviewNote
}

async function byId<Slug extends keyof Documents>(
  req: PayloadRequest,
  collection: Slug,
  id: number | string,
): Promise<Documents[Slug] | null> {
  // Streams hand on whatever stands in the address.
  if (!idField.safeParse(String(id)).success) return null
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: Number(id) } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return (docs[0] as Documents[Slug] | undefined) ?? null
}

/** Of a relation, whether or not its document was read along. */
export function idOf(related: number | { id: number }): number {
  return typeof related === 'object' ? related.id : related
}
