import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../access/roles'
import { queryWithin } from '../../database/query-within'
import type { User } from '../../payload-types'
import { isVerified } from '../account-view'
import { changePassword } from '../change-password'
import { newSecret } from '../secrets'
import { findUserByEmail, findUserById, lockEmail, plainEmail } from '../users'
import type { Profile } from './provider'

/**
 * Why nobody is logged in: the provider does not vouch enough, or the person has to agree first.
 */
export type NotFound = 'refused' | 'consentMissing'

/**
 * The account of whom the provider vouches for: the one that it was before, or the one
 * of the same e-mail address, or a new one. Staff log in by password alone, so that nobody at a
 * provider can open the admin.
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
  await keepIdentity(req, user.id, provider, profile.subject)
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
 * Somebody who never proved the e-mail address chose the password: it opens nothing from here on.
 */
async function claim(req: PayloadRequest, owner: User): Promise<User> {
  if (!isVerified(owner)) await changePassword(req, owner, newSecret(), { isEmailProven: true })
  return owner
}

interface Consent {
  /** When the person confirmed to be 18 and accepted the terms; empty if not. */
  at: string
  locale: Locale
}

/** Nobody knows its password; a link in a mail sets one. */
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

/** From here on the provider's own id counts, whatever becomes of the e-mail address. */
async function keepIdentity(
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
