import { emailField, optionalText } from '@studio/shared/contracts/fields'
import { LOCALES, toLocale } from '@studio/shared/locales'
import { idField, MEMBER_ROLES, type MemberRole } from '@studio/shared/review/projects'
import { projectPath } from '@studio/shared/routes/account'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { invitingTo, isStillInvited, sendInvitation } from '../../accounts/invitations/invitations'
import { siteAddress } from '../../accounts/site-address'
import { findUserByEmail, lockEmail, plainEmail } from '../../accounts/users'
import { fieldProblems } from '../../../platform/api/field-problems'
import { errorResponse, fail, json } from '../../../platform/lib/respond'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queueMail } from '../../../platform/mail/queue-mail'
import type { Project, User } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import { idOf } from '../project-access'
import { lockProject } from './lock-project'
import { openInvitations } from './open-invitations'

const invitationSchema = z.strictObject({
  project: idField,
  email: emailField,
  name: optionalText(120),
  role: z.enum(MEMBER_ROLES, 'invalidChoice'),
  locale: z.enum(LOCALES, 'invalidChoice'),
})

/**
 * Invites a person by mail. A person without an account gets a link to choose a password, and
 * others get a link to the project. An existing member gets the new role.
 */
export async function inviteMember(req: PayloadRequest): Promise<Response> {
  const given = invitationSchema.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return errorResponse('invalidFields', fieldProblems(given.error))
  const refusal = await limit(req, 'projectInvitation', [`staff ${req.user?.id}`])
  if (refusal) return refusal
  const { project: id, ...person } = given.data
  return inTransaction(req, async () => {
    const project = await lockProject(req, Number(id))
    if (!project) return fail(404, 'notFound')
    const { members } = await join(req, project, person)
    return json({ members: members ?? [], invitations: await openInvitations(req, project.id) })
  })
}

export interface NewMember {
  email: string
  name?: string | undefined
  role: MemberRole
  locale: (typeof LOCALES)[number]
}

/** Adds a member. It must run in a transaction that has locked the project. */
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

/**
 * Finds or creates the account. The email address is locked, so that concurrent invitations create
 * only one account.
 */
async function accountFor(req: PayloadRequest, project: Project, person: NewMember): Promise<User> {
  const email = plainEmail(person.email)
  await lockEmail(req, email)
  const account = await findUserByEmail(req, email)
  if (account) {
    const isMember = project.members?.some(({ user }) => idOf(user) === account.id)
    if (!isMember) await askToJoin(req, project, account)
    return account
  }
  return req.payload.create({
    collection: 'users',
    data: { email, name: person.name ?? '', locale: person.locale, roles: ['client'] },
    context: invitingTo(project),
    depth: 0,
    req,
  })
}

/** An account without a password gets a link to choose one, also for its second project. */
async function askToJoin(req: PayloadRequest, project: Project, account: User): Promise<void> {
  await (isStillInvited(account)
    ? sendInvitation(req, account, project)
    : mailProject(req, project, account))
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
