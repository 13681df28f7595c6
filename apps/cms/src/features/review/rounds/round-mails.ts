import { toLocale } from '@studio/shared/locales'
import type { MemberRole } from '@studio/shared/review/projects'
import { roomPath } from '@studio/shared/routes/account'
import type { PayloadRequest } from 'payload'
import { siteAddress } from '../../accounts/site-address'
import { officeOf } from '../../inbox/mail-about-message'
import { queueMail } from '../../../platform/mail/queue-mail'
import { projectThread } from '../../../platform/mail/threads'
import type { User } from '../../../payload-types'
import { accountsOf } from '../people'
import { idOf, type VersionFound } from '../project-access'
import { dayText } from '../../../platform/lib/studio-days'

/** Mails everybody who is asked for an answer. */
export async function mailRoundOpened(
  req: PayloadRequest,
  found: VersionFound,
  dueOn: string | null,
): Promise<void> {
  const thread = projectThread(found.project.id)
  for (const user of await membersOf(req, found, ['clientAdmin', 'reviewer'])) {
    const locale = toLocale(user.locale)
    const due = dueOn ? dayText(dueOn, locale) : ''
    const data = { ...dataFor(user, found), due }
    await queueMail(req, { to: user.email, template: 'roundOpened', locale, thread, data })
  }
}

/** Mails the client's admins, who can sign an approved version. */
export async function mailToSign(req: PayloadRequest, found: VersionFound): Promise<void> {
  const thread = projectThread(found.project.id)
  for (const user of await membersOf(req, found, ['clientAdmin'])) {
    const locale = toLocale(user.locale)
    const data = dataFor(user, found)
    await queueMail(req, { to: user.email, template: 'versionToSign', locale, thread, data })
  }
}

/** Mails the client's contact in the studio or, if there is none, the office. */
export async function mailSignedOff(
  req: PayloadRequest,
  { project, deliverable, version }: VersionFound,
  { reference, signedBy }: { reference: string; signedBy: string },
): Promise<void> {
  const contactId = project.contact ? idOf(project.contact) : null
  const contact = contactId && (await accountsOf(req, [contactId])).get(contactId)
  const to = contact
    ? { email: contact.email, locale: toLocale(contact.locale) }
    : await officeOf(req, 'us')
  await queueMail(req, {
    to: to.email,
    template: 'versionSignedOff',
    thread: projectThread(project.id),
    locale: to.locale,
    data: {
      name: signedBy,
      project: project.title,
      deliverable: `${deliverable.title} · v${version.number}`,
      reference,
      link: siteAddress(to.locale, roomPath(String(deliverable.id))),
    },
  })
}

async function membersOf(
  req: PayloadRequest,
  { project }: VersionFound,
  roles: readonly MemberRole[],
): Promise<User[]> {
  const members = (project.members ?? []).filter(({ role }) => roles.includes(role))
  const ids = members.map(({ user }) => idOf(user))
  return [...(await accountsOf(req, ids)).values()]
}

/** The values of a mail about a version, with a link to its room in the reader's language. */
function dataFor(user: User, { project, deliverable, version }: VersionFound) {
  return {
    name: user.name ?? '',
    project: project.title,
    deliverable: `${deliverable.title} · v${version.number}`,
    link: siteAddress(toLocale(user.locale), roomPath(String(deliverable.id))),
  }
}
