import type { registerSchema } from '@studio/shared/api/account'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { queueMail } from '../../platform/mail/queue-mail'
import { isVerified } from './account-view'
import { findUserByEmail, lockEmail } from './users'
import { createDummyRegistration, storeRegistration } from './registrations'
import { siteAddress } from './site-address'

/** Sends a confirmation mail, or a notice that the address already has an account. */
export async function registerAccount(
  req: PayloadRequest,
  given: z.output<typeof registerSchema>,
  locale: Locale,
): Promise<void> {
  await lockEmail(req, given.email)
  const known = await findUserByEmail(req, given.email)
  if (!known || !isVerified(known)) return storeRegistration(req, given, locale)
  await createDummyRegistration(req, given, locale)
  await queueMail(req, {
    to: known.email,
    template: 'alreadyRegistered',
    locale,
    data: { name: known.name ?? '', link: siteAddress(locale, 'login') },
  })
}
