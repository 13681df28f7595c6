import { sql } from '@payloadcms/db-postgres'
import { idField, type MemberRole } from '@studio/shared/review/projects'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isStillInvited, sendInvitation } from '../../accounts/invitations/invitations'
import { findUserById, lockAccount } from '../../accounts/users'
import { fail, json } from '../../../platform/lib/respond'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import type { Project, User } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { idOf } from '../project-access'
import { lockProject } from './lock-project'

/** A member who was invited and has not joined yet. */
export interface OpenInvitation extends Record<string, unknown> {
  user: number
  email: string
  name: string
  role: MemberRole
  /**
   * The person who sent the invitation, or null if the link has expired or its sender is unknown.
   */
  sentBy: string | null
  sentAt: string
  expiresAt: string | null
}

export async function openInvitations(
  req: PayloadRequest,
  projectId: number,
): Promise<OpenInvitation[]> {
  const rows = await queryWithin<OpenInvitation>(
    req,
    sql`SELECT users.id AS user, users.email, coalesce(users.name, '') AS name, members.role,
               coalesce(nullif(sender.name, ''), sender.email) AS "sentBy",
               coalesce((link.details->>'sentAt')::timestamptz, users.invited_at) AS "sentAt",
               link.expires_at AS "expiresAt"
        FROM projects_members AS members
        JOIN users ON users.id = members.user_id
        LEFT JOIN LATERAL (
          SELECT details, expires_at FROM account_links
          WHERE user_id = users.id AND purpose = 'invitation'
          ORDER BY coalesce(details->>'project', '') = ${String(projectId)} DESC, expires_at DESC
          LIMIT 1
        ) AS link ON true
        LEFT JOIN users AS sender ON sender.id::text = link.details->>'sentBy'
        WHERE members._parent_id = ${projectId}
          AND users.invited_at IS NOT NULL AND users.verified_at IS NULL
        ORDER BY members._order`,
  )
  const moment = (value: string) => new Date(value).toISOString()
  return rows.map((row) => ({
    ...row,
    sentAt: moment(row.sentAt),
    expiresAt: row.expiresAt && moment(row.expiresAt),
  }))
}

export async function listInvitations(req: PayloadRequest): Promise<Response> {
  const id = idField.safeParse(req.routeParams?.project)
  if (!id.success) return fail(404, 'notFound')
  return json({ invitations: await openInvitations(req, Number(id.data)) })
}

const memberSchema = z.strictObject({ project: idField, user: z.int().positive() })

/** Sends a new link to a member who has not joined yet, and ends the older link. */
export async function sendInvitationAgain(req: PayloadRequest): Promise<Response> {
  const refusal = await limit(req, 'projectInvitation', [`staff ${req.user?.id}`])
  if (refusal) return refusal
  return withInvited(req, async (project, user) => {
    const { id, title } = project
    const invitedAt = new Date().toISOString()
    await req.payload.update({
      collection: 'users',
      id: user.id,
      data: { invitedAt },
      depth: 0,
      req,
    })
    await sendInvitation(req, user, { id, title })
  })
}

/**
 * Removes a member who has not joined yet. The link of the invitation then shows that it was
 * withdrawn.
 */
export function withdrawInvitation(req: PayloadRequest): Promise<Response> {
  return withInvited(req, async (project, user) => {
    const members = (project.members ?? []).filter((member) => idOf(member.user) !== user.id)
    await req.payload.update({
      collection: 'projects',
      id: project.id,
      data: { members },
      depth: 0,
      req,
    })
    await recordSecurityEvent(req, {
      kind: 'invitation-withdrawn',
      account: user,
      details: `project ${project.id}`,
    })
  })
}

/**
 * Runs work for an invited member. Responds with a conflict if the member has joined in the
 * meantime.
 */
async function withInvited(
  req: PayloadRequest,
  work: (project: Project, user: User) => Promise<void>,
): Promise<Response> {
  const given = memberSchema.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return fail(422, 'invalidFields')
  const projectId = Number(given.data.project)
  return inTransaction(req, async () => {
    const project = await lockProject(req, projectId)
    const isMember = project?.members?.some((member) => idOf(member.user) === given.data.user)
    // The account is locked, because the person may be joining at this moment.
    if (isMember) await lockAccount(req, given.data.user)
    const user = isMember ? await findUserById(req, given.data.user) : null
    if (!project || !user) return fail(404, 'notFound')
    if (!isStillInvited(user)) return fail(409, 'conflict')
    await work(project, user)
    return json({ invitations: await openInvitations(req, projectId) })
  })
}

/** Withdraws the invitations of removed members, regardless of how they were removed. */
export const withdrawLinksOfFormerMembers: CollectionAfterChangeHook<Project> = async ({
  doc,
  req,
}) => {
  const members = (doc.members ?? []).map(({ user }) => idOf(user))
  await withdrawLinks(req, doc.id, members)
}

export const withdrawLinksOfDeleted: CollectionAfterDeleteHook<Project> = async ({ doc, req }) => {
  await withdrawLinks(req, doc.id, [])
}

async function withdrawLinks(
  req: PayloadRequest,
  projectId: number,
  kept: readonly number[],
): Promise<void> {
  await queryWithin(
    req,
    sql`UPDATE account_links
        SET purpose = 'withdrawnInvitation', expires_at = now() + interval '30 days'
        WHERE purpose = 'invitation' AND details->>'project' = ${String(projectId)}
          AND user_id <> ALL(${`{${kept.join(',')}}`}::integer[])`,
  )
}
