import type { registerSchema } from '@studio/shared/api/account'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { isVerified } from './account-view'
import { findUserByEmail, plainEmail } from './find-user'
import { isPassword } from './is-password'
import { lockMailbox } from './lock-mailbox'
import { sendVerification } from './send-verification'
import { siteAddress } from './site-address'

type Registration = z.output<typeof registerSchema>

/**
 * Makes an account, or tells the mailbox that it has one. An account that nobody has
 * confirmed takes what was typed last: whoever typed it first may not own the mailbox.
 */
export async function registerAccount(
  req: PayloadRequest,
  given: Registration,
  locale: Locale,
): Promise<void> {
  await lockMailbox(req, given.email)
  const known = await findUserByEmail(req, given.email)
  if (known && isVerified(known)) {
    // As much work as a new account is.
    await isPassword(given.password, known)
    await queueMail(req, {
      to: known.email,
      template: 'alreadyRegistered',
      locale,
      data: { name: known.name ?? '', link: siteAddress(locale, 'login') },
    })
    return
  }
  const data = accountData(given, locale)
  const user = known
    ? await req.payload.update({ collection: 'users', id: known.id, data, depth: 0, req })
    : await req.payload.create({
        collection: 'users',
        data: { ...data, email: plainEmail(given.email), roles: ['client'] },
        depth: 0,
        req,
      })
  await sendVerification(req, user, user.email, locale)
}

function accountData(given: Registration, locale: Locale) {
  const now = new Date().toISOString()
  return {
    password: given.password,
    name: given.name,
    company: given.company || null,
    locale,
    receivesUpdates: given.receives_updates,
    consents: {
      adultAt: now,
      termsAt: now,
      companyAuthorityAt: given.company_authority ? now : null,
      updatesAt: given.receives_updates ? now : null,
    },
  } satisfies Partial<User> & { password: string }
}
