import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { fail, json } from '../../api/respond'
import { inTransaction } from '../../database/in-transaction'
import { queryWithin } from '../../database/query-within'
import type { Submission } from '../../payload-types'
import { join } from './invite-member'

const bodySchema = z.strictObject({ message: z.int().positive().max(2_147_483_647) })

/** Makes a project of a message in the inbox, with its sender as the client's admin. */
export async function projectFromMessage(req: PayloadRequest): Promise<Response> {
  const given = bodySchema.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return fail(422, 'invalidFields', { message: 'wrongType' })
  const { message: id } = given.data
  const project = await inTransaction(req, async () => {
    // A double click waits here, and then finds the first one's project.
    await queryWithin(req, sql`SELECT id FROM submissions WHERE id = ${id} FOR UPDATE`)
    const message = await findMessage(req, id)
    if (!message) return null
    return (await findMade(req, id)) ?? (await make(req, message))
  })
  return project ? json({ id: project.id }) : fail(404, 'notFound')
}

/** Applications for jobs begin no project. */
async function findMessage(req: PayloadRequest, id: number): Promise<Submission | null> {
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { and: [{ id: { equals: id } }, { kind: { not_equals: 'application' } }] },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0] ?? null
}

async function findMade(req: PayloadRequest, inquiry: number) {
  const { docs } = await req.payload.find({
    collection: 'projects',
    where: { inquiry: { equals: inquiry } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

async function make(req: PayloadRequest, message: Submission) {
  const { id, name, company, email, reference, language } = message
  const project = await req.payload.create({
    collection: 'projects',
    data: {
      title: `${company || name || email} (${reference})`,
      state: 'planned',
      inquiry: id,
      contact: req.user?.id ?? null,
    },
    depth: 0,
    req,
  })
  const client = { email, name: name ?? '', role: 'clientAdmin' as const, locale: language }
  return join(req, project, client)
}
