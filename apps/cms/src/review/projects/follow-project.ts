import { sql } from '@payloadcms/db-postgres'
import { nextState, type ProjectEvent } from '@studio/shared/review/next-state'
import type { ProjectState } from '@studio/shared/review/projects'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'
import type { Project } from '../../payload-types'
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

/**
 * Updates the status after a signature. A paid project counts as delivered after its last
 * signature.
 */
export async function followSignature(req: PayloadRequest, { id, paidAt }: Project): Promise<void> {
  await followProject(req, id, {
    kind: 'settled',
    isAllSigned: await isAllSigned(req, id),
    isPaid: Boolean(paidAt),
  })
}

/** Updates the status when the studio records the payment, unless the same save sets a status. */
export const followPayment: CollectionBeforeChangeHook<Project> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || !data.paidAt || originalDoc.paidAt) return data
  const { id, state } = originalDoc
  if (data.state !== undefined && data.state !== state) return data
  const event = { kind: 'settled', isPaid: true, isAllSigned: await isAllSigned(req, id) } as const
  return { ...data, state: nextState(state, event) }
}

async function isAllSigned(req: PayloadRequest, projectId: number): Promise<boolean> {
  const { deliverables, signedOff } = (await projectCounts(req, [projectId], true))(projectId)
  return deliverables > 0 && signedOff === deliverables
}
