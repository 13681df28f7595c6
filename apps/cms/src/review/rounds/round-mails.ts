import { toLocale } from '@studio/shared/locales'
import { roomPath } from '@studio/shared/routes/account'
import type { PayloadRequest } from 'payload'
import { siteAddress } from '../../accounts/site-address'
import { officeOf } from '../../inbox/mail-about-message'
import { queueMail } from '../../mail/queue-mail'
import type { Project, User } from '../../payload-types'
import { accountsOf } from '../people'
import { idOf, type VersionFound } from '../project-access'
import { dayText } from './studio-days'

/** Mails everybody who is asked for an answer. */
export async function mailRoundOpened(
  req: PayloadRequest,
  { project, deliverable, version }: VersionFound,
  dueOn: string | null,
): Promise<void> {
  for (const user of await askedMembers(req, project)) {
    const locale = toLocale(user.locale)
    await queueMail(req, {
      to: user.email,
      template: 'roundOpened',
      locale,
      data: {
        name: user.name ?? '',
        project: project.title,
        deliverable: `${deliverable.title} · v${version.number}`,
        due: dueOn ? dayText(dueOn, locale) : '',
        link: siteAddress(locale, roomPath(String(deliverable.id))),
      },
    })
  }
}

/** Mails the client's admins, who can sign an approved version. */
export async function mailToSign(
  req: PayloadRequest,
  { project, deliverable, version }: VersionFound,
): Promise<void> {
  const signers = (project.members ?? []).filter(({ role }) => role === 'clientAdmin')
  const accounts = await accountsOf(
    req,
    signers.map(({ user }) => idOf(user)),
  )
  for (const user of accounts.values()) {
    const locale = toLocale(user.locale)
    await queueMail(req, {
      to: user.email,
      template: 'versionToSign',
      locale,
      data: {
        name: user.name ?? '',
        project: project.title,
        deliverable: `${deliverable.title} · v${version.number}`,
        link: siteAddress(locale, roomPath(String(deliverable.id))),
      },
    })
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

async function askedMembers(req: PayloadRequest, { members }: Project): Promise<User[]> {
  const asked = (members ?? []).filter(({ role }) => role !== 'viewer')
  return [
    ...(
      await accountsOf(
        req,
        asked.map(({ user }) => idOf(user)),
      )
    ).values(),
  ]
}
