import type {
  Deliverable as DeliverableView,
  Project as ProjectView,
  ProjectSummary,
  RoomRole,
} from '@studio/shared/review/projects'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'
import type { Deliverable, DeliverableVersion, Project, User } from '../../payload-types'
import { accountsOf, personOf } from '../people'
import { idOf } from '../project-access'
import { versionView } from '../versions/version-view'

/** Open notes on the newest version of each deliverable, and how many deliverables there are. */
interface Counts {
  deliverables: number
  openNotes: number
}

export function projectSummary(project: Project, role: RoomRole, counts: Counts): ProjectSummary {
  const { id, title, state, isSample, nextDate, nextStep } = project
  return {
    id: String(id),
    title,
    state,
    isSample: isSample === true,
    role,
    nextDate: nextDate ? nextDate.slice(0, 10) : null,
    nextStep: nextStep ?? '',
    openNotes: counts.openNotes,
    deliverableCount: counts.deliverables,
  }
}

export async function countsOf(
  req: PayloadRequest,
  projectIds: readonly number[],
): Promise<Map<number, Counts>> {
  if (projectIds.length === 0) return new Map()
  const rows = await queryWithin<{ project: number; deliverables: number; notes: number }>(
    req,
    sql`SELECT project_id AS project, count(*)::int AS deliverables,
               coalesce(sum((SELECT count(*) FROM review_notes
                 WHERE review_notes.version_id = newest.id AND resolved_at IS NULL)), 0)::int AS notes
        FROM deliverables
        LEFT JOIN LATERAL (
          SELECT id FROM deliverable_versions WHERE deliverable_id = deliverables.id
          ORDER BY number DESC LIMIT 1
        ) AS newest ON true
        WHERE project_id IN ${projectIds}
        GROUP BY project_id`,
  )
  return new Map(
    rows.map(({ project, deliverables, notes }) => [project, { deliverables, openNotes: notes }]),
  )
}

export const NO_COUNTS: Counts = { deliverables: 0, openNotes: 0 }

/** @returns one's deliverables with their versions, oldest version first */
export async function deliverableViews(
  req: PayloadRequest,
  deliverables: readonly Deliverable[],
  reader: User,
): Promise<DeliverableView[]> {
  const versions = await versionsOf(
    req,
    deliverables.map(({ id }) => id),
  )
  const views = await versionViews(req, versions, reader)
  return deliverables.map(({ id, title }) => ({
    id: String(id),
    title,
    versions: views.filter(({ deliverable }) => deliverable === id).map(({ view }) => view),
  }))
}

async function versionViews(
  req: PayloadRequest,
  versions: readonly DeliverableVersion[],
  reader: User,
) {
  const open = await openNotesOf(
    req,
    versions.map(({ id }) => id),
  )
  const people = await accountsOf(
    req,
    versions.map(({ uploadedBy }) => uploadedBy && idOf(uploadedBy)),
  )
  return versions.map((version) => {
    const user = version.uploadedBy ? people.get(idOf(version.uploadedBy)) : undefined
    const uploadedBy = user ? personOf(user, reader) : null
    const view = versionView(version, { uploadedBy, openNotes: open.get(version.id) ?? 0 })
    return { deliverable: idOf(version.deliverable), view }
  })
}

async function versionsOf(
  req: PayloadRequest,
  deliverableIds: number[],
): Promise<DeliverableVersion[]> {
  const { docs } = await req.payload.find({
    collection: 'deliverable-versions',
    where: { deliverable: { in: deliverableIds } },
    sort: 'number',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

async function openNotesOf(
  req: PayloadRequest,
  versionIds: number[],
): Promise<Map<number, number>> {
  if (versionIds.length === 0) return new Map()
  const rows = await queryWithin<{ version: number; notes: number }>(
    req,
    sql`SELECT version_id AS version, count(*)::int AS notes FROM review_notes
        WHERE version_id IN ${versionIds} AND resolved_at IS NULL GROUP BY version_id`,
  )
  return new Map(rows.map(({ version, notes }) => [version, notes]))
}

/** One version by itself; null where it is gone. */
export async function versionViewOf(req: PayloadRequest, id: number, reader: User) {
  const { docs } = await req.payload.find({
    collection: 'deliverable-versions',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return (await versionViews(req, docs, reader))[0]?.view ?? null
}

export async function projectView(
  req: PayloadRequest,
  { project, role }: { project: Project; role: RoomRole },
  reader: User,
): Promise<ProjectView> {
  const { docs } = await req.payload.find({
    collection: 'deliverables',
    where: { project: { equals: project.id } },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  const counts = (await countsOf(req, [project.id])).get(project.id) ?? NO_COUNTS
  const members = project.members ?? []
  const contactId = project.contact ? idOf(project.contact) : null
  const people = await accountsOf(req, [contactId, ...members.map(({ user }) => idOf(user))])
  const contact = contactId === null ? undefined : people.get(contactId)
  return {
    ...projectSummary(project, role, counts),
    contact: contact ? { name: contact.name || contact.email, email: contact.email } : null,
    deliverables: await deliverableViews(req, docs, reader),
    members: members.flatMap(({ user, role: part }) => {
      const account = people.get(idOf(user))
      return account ? [{ ...personOf(account, reader), role: part }] : []
    }),
    mayUpload: mayUpload(project, role),
  }
}

/** The studio always; clients where staff allow it, and those who only look never. */
export function mayUpload({ mayUpload: isAllowed }: Project, role: RoomRole): boolean {
  return role === 'studio' || (isAllowed === true && role !== 'viewer')
}
