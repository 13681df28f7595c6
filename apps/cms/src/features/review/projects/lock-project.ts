import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import type { Project } from '../../../payload-types'

/**
 * Locks a project, so that changes of its members happen one after the other. It must run in a
 * transaction.
 */
export async function lockProject(req: PayloadRequest, id: number): Promise<Project | null> {
  await queryWithin(req, sql`SELECT id FROM projects WHERE id = ${id} FOR UPDATE`)
  const { docs } = await req.payload.find({
    collection: 'projects',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}
