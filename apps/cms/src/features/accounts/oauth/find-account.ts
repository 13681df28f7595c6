import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import { isVerified } from '../account-view'
import { changePassword } from '../change-password'
import { newSecret } from '../secrets'
import { findUserByEmail, findUserById, lockEmail, plainEmail } from '../users'
import type { Profile } from './provider'

/**
 * Why the login failed: the provider does not confirm the email address, or the person must give
 * consent first.
 */
export type NotFound = 'refused' | 'consentMissing'

/**
 * Finds the account for a provider's profile: the linked one, the one with the same verified email
 * address, or a new one. Staff must use their password, so that a provider cannot open the admin.
 */
export async function findAccount(
  req: PayloadRequest,
  provider: string,
  profile: Profile,
  consent: Consent,
): Promise<User | NotFound> {
  const known = await knownAs(req, provider, profile.subject)
  if (known) return isStaff(known) ? 'refused' : known
  if (!profile.email || !profile.isEmailVerified) return 'refused'
  await lockEmail(req, profile.email)
  const owner = await findUserByEmail(req, profile.email)
  if (isStaff(owner)) return 'refused'
  if (!owner && !consent.at) return 'consentMissing'
  const user = owner
    ? await claim(req, owner)
    : await createAccount(req, { name: profile.name, email: profile.email }, consent)
  await storeIdentity(req, user.id, provider, profile.subject)
  return user
}

async function knownAs(req: PayloadRequest, provider: string, subject: string) {
  const [row] = await queryWithin<{ user_id: number }>(
    req,
    sql`SELECT user_id FROM account_identities WHERE provider = ${provider} AND subject = ${subject}`,
  )
  return row ? findUserById(req, row.user_id) : null
}

/**
 * An unverified account may have been registered by another person, so its password is invalidated.
 */
async function claim(req: PayloadRequest, owner: User): Promise<User> {
  if (!isVerified(owner)) await changePassword(req, owner, newSecret(), { isEmailProven: true })
  return owner
}

interface Consent {
  /**
   * The time when the person confirmed their age (18) and accepted the terms, or an empty string if
   * they have not.
   */
  at: string
  locale: Locale
}

/** The account gets a random password; its owner can set one with a mailed link. */
async function createAccount(
  req: PayloadRequest,
  { name, email }: { name: string; email: string },
  { at, locale }: Consent,
): Promise<User> {
  return req.payload.create({
    collection: 'users',
    data: {
      email: plainEmail(email),
      name: name.slice(0, 120),
      password: newSecret(),
      roles: ['client'],
      locale,
      verifiedAt: new Date().toISOString(),
      consents: { adultAt: at, termsAt: at },
    },
    depth: 0,
    req,
  })
}

/** Links the account to the provider's user id, which stays valid if the email address changes. */
async function storeIdentity(
  req: PayloadRequest,
  userId: number,
  provider: string,
  subject: string,
): Promise<void> {
  await queryWithin(
    req,
    sql`INSERT INTO account_identities (provider, subject, user_id)
        VALUES (${provider}, ${subject}, ${userId}) ON CONFLICT DO NOTHING`,
  )
}
