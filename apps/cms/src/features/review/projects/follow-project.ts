import { sql } from '@payloadcms/db-postgres'
import { nextState, type ProjectEvent } from '@studio/shared/review/next-state'
import type { ProjectState } from '@studio/shared/review/projects'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import type { Deliverable, DeliverableVersion } from '../../../payload-types'
import { idOf } from '../project-access'
import { projectCounts } from './project-counts'

/** Updates the project's status after an event, in the same transaction. */
export async function followProject(
  req: PayloadRequest,
  projectId: number,
  event: ProjectEvent,
): Promise<void> {
  const [project] = await queryWithin<{ state: ProjectState }>(
    req,
    sql`SELECT state FROM projects WHERE id = ${projectId} FOR NO KEY UPDATE`,
  )
  if (!project) return
  const state = nextState(project.state, event)
  if (state === project.state) return
  await queryWithin(
    req,
    sql`UPDATE projects SET state = ${state}, updated_at = now() WHERE id = ${projectId}`,
  )
}

/** Updates the status after the studio has uploaded a version. */
export async function followUpload(req: PayloadRequest, deliverableId: number): Promise<void> {
  const [found] = await queryWithin<{ project: number }>(
    req,
    sql`SELECT project_id AS project FROM deliverables WHERE id = ${deliverableId}`,
  )
  if (found) await followProject(req, found.project, { kind: 'uploaded' })
}

/** Updates the status after a signature, which may have been the last of a paid project. */
export async function followSignature(req: PayloadRequest, projectId: number): Promise<void> {
  await followSettlement(req, projectId, 'settled')
}

/**
 * Updates the status of a project after one of its deliverables was added or paid, or its
 * payment was withdrawn. It runs after the change of the deliverable, so that both are locked in the
 * same order as by rounds and signatures.
 */
export const followDeliverable: CollectionAfterChangeHook<Deliverable> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const project = idOf(doc.project)
  const isPaid = Boolean(doc.paidAt)
  if (operation === 'create') {
    await followSettlement(req, project, 'reopened')
  } else if (isPaid !== Boolean(previousDoc.paidAt)) {
    await followSettlement(req, project, isPaid ? 'settled' : 'reopened')
  }
  return doc
}

/** Updates the status after a deliverable was deleted. Its project may have been deleted, too. */
export const followDeletion: CollectionAfterDeleteHook<Deliverable> = async ({ doc, req }) => {
  await followSettlement(req, idOf(doc.project), 'settled')
  return doc
}

/** Updates the status after a version was moved to the trash or restored from it. */
export const followTrash: CollectionAfterChangeHook<DeliverableVersion> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isGone = Boolean(doc.deletedAt)
  if (operation === 'create' || isGone === Boolean(previousDoc.deletedAt)) return doc
  const [found] = await queryWithin<{ project: number }>(
    req,
    sql`SELECT project_id AS project FROM deliverables WHERE id = ${idOf(doc.deliverable)}`,
  )
  if (found) await followSettlement(req, found.project, isGone ? 'settled' : 'reopened')
  return doc
}

async function followSettlement(
  req: PayloadRequest,
  projectId: number,
  kind: 'settled' | 'reopened',
): Promise<void> {
  const counts = (await projectCounts(req, [projectId], true))(projectId)
  const isAll = (count: number) => counts.deliverables > 0 && count === counts.deliverables
  await followProject(req, projectId, {
    kind,
    isAllSigned: isAll(counts.signedOff),
    isAllPaid: isAll(counts.paid),
  })
}
