import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { announceEmailChange, requestEmailChange } from './email-change'
import { dropOpenLinks } from './links'
import { siteAddress } from './site-address'
import { sendVerification } from './send-links'

/** What an update does to who can get in. */
export interface AccountChange {
  /** As it was before. */
  before: User
  /** The new e-mail address, where it is another one. */
  email: string | null
  /** One that has to confirm first. */
  requestedEmail: string | null
  isPasswordChanged: boolean
  /** Asked for in the admin or at its API, not by a call of ours, which tells of it itself. */
  isByPerson: boolean
}

/** Open links end, and its owner is told by mail: what happens to an account is never silent. */
export async function followAccountChange(
  req: PayloadRequest,
  { before, email, requestedEmail, isPasswordChanged, isByPerson }: AccountChange,
): Promise<void> {
  const locale = toLocale(before.locale)
  if (email || isPasswordChanged) await dropOpenLinks(req, before.id)
  if (requestedEmail) await requestEmailChange(req, before, requestedEmail, locale)
  if (email && req.context.restoresEmail !== true) await announceEmailChange(req, before, email)
  if (email && isByPerson) await sendVerification(req, before, email, locale, 'confirmNewEmail')
  if (isPasswordChanged && isByPerson) await tellPasswordChange(req, before)
}

/** @param user with the e-mail address that is in force */
export async function tellPasswordChange(req: PayloadRequest, user: User): Promise<void> {
  const locale = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template: 'passwordChanged',
    locale,
    data: { name: user.name ?? '', link: siteAddress(locale, 'password/reset') },
  })
}
