import { sql } from '@payloadcms/db-postgres'
import { emailField, optionalText } from '@studio/shared/api/fields'
import { LOCALES, toLocale } from '@studio/shared/locales'
import { idField, MEMBER_ROLES, type MemberRole } from '@studio/shared/review/projects'
import { projectPath } from '@studio/shared/routes/account'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { INVITING_PROJECT } from '../../accounts/invitations/invitations'
import { siteAddress } from '../../accounts/site-address'
import { findUserByEmail, lockEmail, plainEmail } from '../../accounts/users'
import { fieldProblems } from '../../api/field-problems'
import { errorResponse, fail, json } from '../../api/respond'
import { inTransaction } from '../../database/in-transaction'
import { queryWithin } from '../../database/query-within'
import { queueMail } from '../../mail/queue-mail'
import type { Project, User } from '../../payload-types'
import { limit } from '../../rate-limits/limit'
import { idOf } from '../project-access'

const invitationSchema = z.strictObject({
  project: idField,
  email: emailField,
  name: optionalText(120),
  role: z.enum(MEMBER_ROLES, 'invalidChoice'),
  locale: z.enum(LOCALES, 'invalidChoice'),
})

/**
 * Asks somebody to join a project, by mail: with a link to choose a password where they have no
 * account yet, else with one to the project. Whoever is a member already gets the new role.
 */
export async function inviteMember(req: PayloadRequest): Promise<Response> {
  const given = invitationSchema.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return errorResponse('invalidFields', fieldProblems(given.error))
  const refusal = await limit(req, 'projectInvitation', [`staff ${req.user?.id}`])
  if (refusal) return refusal
  const { project: id, ...person } = given.data
  const project = await lockProject(req, Number(id), (found) => join(req, found, person))
  return project ? json({ members: project.members ?? [] }) : fail(404, 'notFound')
}

export interface NewMember {
  email: string
  name?: string | undefined
  role: MemberRole
  locale: (typeof LOCALES)[number]
}

async function lockProject(
  req: PayloadRequest,
  id: number,
  work: (project: Project) => Promise<Project>,
): Promise<Project | null> {
  return inTransaction(req, async () => {
    await queryWithin(req, sql`SELECT id FROM projects WHERE id = ${id} FOR UPDATE`)
    const { docs } = await req.payload.find({
      collection: 'projects',
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
      pagination: false,
      req,
    })
    return docs[0] ? work(docs[0]) : null
  })
}

/** Must run in a transaction in which the project is locked. */
export async function join(
  req: PayloadRequest,
  project: Project,
  person: NewMember,
): Promise<Project> {
  const user = await accountFor(req, project, person)
  const others = (project.members ?? []).filter((member) => idOf(member.user) !== user.id)
  return req.payload.update({
    collection: 'projects',
    id: project.id,
    data: { members: [...others, { user: user.id, role: person.role }] },
    depth: 0,
    req,
  })
}

/** Their account, with a mail: of two invitations at once one makes it. */
async function accountFor(req: PayloadRequest, project: Project, person: NewMember): Promise<User> {
  const email = plainEmail(person.email)
  await lockEmail(req, email)
  const account = await findUserByEmail(req, email)
  if (account) {
    const isMember = project.members?.some(({ user }) => idOf(user) === account.id)
    if (!isMember) await mailProject(req, project, account)
    return account
  }
  req.context[INVITING_PROJECT] = project.title
  return req.payload.create({
    collection: 'users',
    data: { email, name: person.name ?? '', locale: person.locale, roles: ['client'] },
    depth: 0,
    req,
  })
}

async function mailProject(req: PayloadRequest, project: Project, account: User): Promise<void> {
  const locale = toLocale(account.locale)
  const link = siteAddress(locale, projectPath(String(project.id)))
  await queueMail(req, {
    to: account.email,
    template: 'addedToProject',
    locale,
    data: { name: account.name ?? '', project: project.title, link },
  })
}
