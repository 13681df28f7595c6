import type { registerSchema } from '@studio/shared/api/account'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { queueMail } from '../mail/queue-mail'
import { isVerified } from './account-view'
import { findUserByEmail, lockEmail } from './users'
import { keepDecoy, keepRegistration } from './registrations'
import { siteAddress } from './site-address'

/** Asks by mail to confirm the address, or tells that there is an account already. */
export async function registerAccount(
  req: PayloadRequest,
  given: z.output<typeof registerSchema>,
  locale: Locale,
): Promise<void> {
  await lockEmail(req, given.email)
  const known = await findUserByEmail(req, given.email)
  if (!known || !isVerified(known)) return keepRegistration(req, given, locale)
  await keepDecoy(req, given, locale)
  await queueMail(req, {
    to: known.email,
    template: 'alreadyRegistered',
    locale,
    data: { name: known.name ?? '', link: siteAddress(locale, 'login') },
  })
}
