import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../../platform/mail/queue-mail'
import type { User } from '../../payload-types'
import { announceEmailChange, requestEmailChange } from './email-change'
import { dropOpenLinks } from './links'
import { siteAddress } from './site-address'
import { sendVerification } from './send-links'

/** The security-relevant part of an account update. */
export interface AccountChange {
  before: User
  /** The new email address, or null if it is unchanged. */
  email: string | null
  /** A new email address that has to be confirmed first. */
  requestedEmail: string | null
  isPasswordChanged: boolean
  /**
   * True for changes in the admin or through its API; false for declared calls, which notify the
   * owner themselves.
   */
  isByPerson: boolean
}

/** Invalidates open links and notifies the owner by mail, so that no change is silent. */
export async function followAccountChange(
  req: PayloadRequest,
  { before, email, requestedEmail, isPasswordChanged, isByPerson }: AccountChange,
): Promise<void> {
  const locale = toLocale(before.locale)
  if (email || isPasswordChanged) await dropOpenLinks(req, before.id)
  if (requestedEmail) await requestEmailChange(req, before, requestedEmail, locale)
  if (email && req.context.restoresEmail !== true) await announceEmailChange(req, before, email)
  if (email && isByPerson) await sendVerification(req, before, email, locale, 'confirmNewEmail')
  if (isPasswordChanged && isByPerson) await notifyPasswordChange(req, before)
}

export async function notifyPasswordChange(req: PayloadRequest, user: User): Promise<void> {
  const locale = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template: 'passwordChanged',
    locale,
    data: { name: user.name ?? '', link: siteAddress(locale, 'password/reset') },
  })
}
