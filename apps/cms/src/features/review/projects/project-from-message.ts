import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStillInvited } from '../../accounts/invitations/invitations'
import { findUserByEmail } from '../../accounts/users'
import { fail, json } from '../../../platform/lib/respond'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import type { Submission } from '../../../payload-types'
import { join } from './invite-member'

const messageField = z.int().positive().max(2_147_483_647)

const bodySchema = z.strictObject({
  message: messageField,
  /** True if the sender becomes a member and gets a mail. */
  invites: z.boolean(),
})

/**
 * Describes what creating the project would do: whether the sender would get a link to choose a
 * password or a link to the project. If the message already has a project, that project is
 * returned.
 */
export async function planProject(req: PayloadRequest): Promise<Response> {
  const id = messageField.safeParse(Number(req.routeParams?.message))
  const message = id.success ? await findMessage(req, id.data) : null
  if (!message) return fail(404, 'notFound')
  const made = await findMade(req, message.id)
  const account = await findUserByEmail(req, message.email)
  const { email, language, name } = message
  return json({
    project: made?.id ?? null,
    title: titleOf(message),
    name: name ?? '',
    email,
    language: account?.locale ?? language,
    mail: account && !isStillInvited(account) ? 'addedToProject' : 'projectInvitation',
  })
}

/** Creates a project from a message, optionally with its sender as the client's admin. */
export async function projectFromMessage(req: PayloadRequest): Promise<Response> {
  const given = bodySchema.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return fail(422, 'invalidFields', { message: 'wrongType' })
  const { message: id, invites } = given.data
  const project = await inTransaction(req, async () => {
    // The second click of a double click waits for this lock, and then finds the project of the
    // first click.
    await queryWithin(req, sql`SELECT id FROM submissions WHERE id = ${id} FOR UPDATE`)
    const message = await findMessage(req, id)
    if (!message) return null
    return (await findMade(req, id)) ?? (await make(req, message, invites))
  })
  return project ? json({ id: project.id }) : fail(404, 'notFound')
}

/** Finds the message. Job applications are refused, because they do not become projects. */
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

function titleOf({ company, name, email, reference }: Submission): string {
  return `${company || name || email} (${reference})`
}

async function make(req: PayloadRequest, message: Submission, invites: boolean) {
  const { id, name, email, language } = message
  const project = await req.payload.create({
    collection: 'projects',
    data: {
      title: titleOf(message),
      state: 'planned',
      inquiry: id,
      contact: req.user?.id ?? null,
    },
    depth: 0,
    req,
  })
  if (!invites) return project
  const client = { email, name: name ?? '', role: 'clientAdmin' as const, locale: language }
  return join(req, project, client)
}
