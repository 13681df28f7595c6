import type {
  Deliverable as DeliverableView,
  Project as ProjectView,
} from '@studio/shared/review/projects'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isStillInvited } from '../../accounts/invitations/invitations'
import { queryWithin } from '../../../platform/database/query-within'
import type { Deliverable, DeliverableVersion, User } from '../../../payload-types'
import { accountsOf, personOf } from '../people'
import { findVersion, idOf, type ProjectFound } from '../project-access'
import { mayDownload, mayUpload } from '../project-rules'
import { isGuest, isOfStudio, type Reader } from '../reader'
import { versionView } from '../versions/version-view'
import { releasedVersions } from './released-versions'
import { projectSummaries } from './project-summary'

/** @returns the deliverables of a project with their versions, oldest version first */
export async function deliverableViews(
  req: PayloadRequest,
  found: ProjectFound,
  deliverables: readonly Deliverable[],
  reader: Reader,
): Promise<DeliverableView[]> {
  const versions = await versionsOf(
    req,
    deliverables.map(({ id }) => id),
  )
  const views = await versionViews(req, found, { deliverables, versions }, reader)
  return deliverables.map(({ id, title, paidAt }) => ({
    id: String(id),
    title,
    isPaid: Boolean(paidAt) && !isGuest(reader),
    versions: views.filter(({ deliverable }) => deliverable === id).map(({ view }) => view),
  }))
}

/** @returns the version with the newest signature of each signed deliverable, by their ids */
async function signedVersionsOf(
  req: PayloadRequest,
  deliverables: readonly Deliverable[],
): Promise<Map<string, string>> {
  if (deliverables.length === 0) return new Map()
  const rows = await queryWithin<{ deliverable: number; version: number }>(
    req,
    sql`SELECT DISTINCT ON (deliverable_id) deliverable_id AS deliverable, version_id AS version
        FROM sign_offs JOIN deliverable_versions ON deliverable_versions.id = version_id
        WHERE deliverable_id IN ${deliverables.map(({ id }) => id)}
        ORDER BY deliverable_id, sign_offs.created_at DESC, sign_offs.id DESC`,
  )
  return new Map(rows.map(({ deliverable, version }) => [String(deliverable), String(version)]))
}

interface Shown {
  deliverables: readonly Deliverable[]
  versions: readonly DeliverableVersion[]
}

async function versionViews(
  req: PayloadRequest,
  { role }: ProjectFound,
  { deliverables, versions }: Shown,
  reader: Reader,
) {
  const isReleased = await releasedVersions(req, deliverables)
  const open = await openNotesOf(
    req,
    versions.map(({ id }) => id),
    reader,
  )
  const people = await accountsOf(
    req,
    versions.map(({ uploadedBy }) => uploadedBy && idOf(uploadedBy)),
  )
  return versions.map((version) => {
    const user = version.uploadedBy ? people.get(idOf(version.uploadedBy)) : undefined
    const uploadedBy = user ? personOf(user, reader) : null
    const view = versionView(version, reader, {
      uploadedBy,
      openNotes: open.get(version.id) ?? 0,
      isLocked: !mayDownload(role, {
        isReleased: isReleased(version),
        isFromClient: version.fromClient === true,
      }),
    })
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
  reader: Reader,
): Promise<Map<number, number>> {
  if (versionIds.length === 0) return new Map()
  const rows = await queryWithin<{ version: number; notes: number }>(
    req,
    sql`SELECT version_id AS version, count(*)::int AS notes FROM review_notes
        WHERE version_id IN ${versionIds} AND resolved_at IS NULL
          AND (${isOfStudio(reader)} OR NOT is_studio_only)
        GROUP BY version_id`,
  )
  return new Map(rows.map(({ version, notes }) => [version, notes]))
}

/**
 * A single version.
 *
 * @returns null if it was deleted or the reader is no longer a member
 */
export async function versionViewOf(req: PayloadRequest, id: number, reader: Reader) {
  const found = await findVersion(req, reader, id)
  if (!found) return null
  const shown = { deliverables: [found.deliverable], versions: [found.version] }
  return (await versionViews(req, found, shown, reader))[0]?.view ?? null
}

export async function projectView(
  req: PayloadRequest,
  found: ProjectFound,
  reader: User,
): Promise<ProjectView | null> {
  const { project, role } = found
  const [summary] = await projectSummaries(req, [found], reader)
  if (!summary) return null
  const { docs } = await req.payload.find({
    collection: 'deliverables',
    where: { project: { equals: project.id } },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  const signed = await signedVersionsOf(req, docs)
  const members = project.members ?? []
  const contactId = project.contact ? idOf(project.contact) : null
  const people = await accountsOf(req, [contactId, ...members.map(({ user }) => idOf(user))])
  const contact = contactId === null ? undefined : people.get(contactId)
  return {
    ...summary,
    contact: contact ? { name: contact.name || contact.email, email: contact.email } : null,
    deliverables: (await deliverableViews(req, found, docs, reader)).map((view) => ({
      ...view,
      signedVersionId: signed.get(view.id) ?? null,
    })),
    members: members.flatMap(({ user, role: part }) => {
      const account = people.get(idOf(user))
      return account
        ? [{ ...personOf(account, reader), role: part, isInvited: isStillInvited(account) }]
        : []
    }),
    mayUpload: mayUpload(project, role),
  }
}
