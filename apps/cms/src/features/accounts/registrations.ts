import { sql } from '@payloadcms/db-postgres'
import type { registerSchema } from '@studio/shared/api/account'
import { toLocale, type Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryWithin } from '../../platform/database/query-within'
import { queueMail } from '../../platform/mail/queue-mail'
import type { User } from '../../payload-types'
import { findUserByEmail, lockEmail, plainEmail } from './users'
import { isVerified } from './account-view'
import { deviceName } from '../../platform/security-log/device-name'
import { digestOf, hashPassword, type KeptPassword, newSecret } from './secrets'
import { dropLinks, issueLink } from './links'
import { verifyAddress } from './send-links'

/** The maximum number of registrations per email address that are mailed again on request. */
const MAX_RESENT = 3

/** The data of a registration form, stored with the link that creates the account. */
const detailsSchema = z.object({
  name: z.string(),
  company: z.string(),
  locale: z.string(),
  hash: z.string(),
  salt: z.string(),
  agreedAt: z.string(),
  /** The browser of the registration. It is empty in older registrations. */
  device: z.string().default(''),
  hasAuthority: z.enum(['', 'yes']),
  receivesUpdates: z.enum(['', 'yes']),
})

type Details = z.infer<typeof detailsSchema>
type Registration = z.output<typeof registerSchema>

/**
 * Stores a registration until its link is opened. Anyone can register any email address, even
 * twice, so registrations do not replace each other, and the opened link decides which one becomes
 * the account.
 */
export async function storeRegistration(
  req: PayloadRequest,
  given: Registration,
  locale: Locale,
): Promise<void> {
  await mailLink(req, plainEmail(given.email), await detailsOf(req, given, locale))
}

/**
 * Stores a registration for an email address that has an account, without sending the link. A login
 * with the registered password then gets the same response as for a new address.
 */
export async function createDummyRegistration(
  req: PayloadRequest,
  given: Registration,
  locale: Locale,
): Promise<void> {
  const details = await detailsOf(req, given, locale)
  await issueLink(req, 'register', { email: plainEmail(given.email), details })
}

async function detailsOf(
  req: PayloadRequest,
  given: Registration,
  locale: Locale,
): Promise<Details> {
  const { hash, salt } = await hashPassword(given.password)
  return {
    name: given.name,
    company: given.company ?? '',
    locale,
    hash,
    salt,
    agreedAt: new Date().toISOString(),
    device: deviceName(req.headers.get('user-agent')),
    hasAuthority: given.company_authority ? 'yes' : '',
    receivesUpdates: given.receives_updates ? 'yes' : '',
  }
}

/**
 * The password of the newest registration. A login with it may learn that the address has to be
 * confirmed.
 */
export async function newestRegistration(
  req: PayloadRequest,
  email: string,
): Promise<KeptPassword | null> {
  const [row] = await queryWithin<{ details: unknown }>(
    req,
    sql`SELECT details FROM account_links
        WHERE purpose = 'register' AND email = ${plainEmail(email)} AND expires_at > now()
        ORDER BY expires_at DESC LIMIT 1`,
  )
  return row ? detailsSchema.parse(row.details) : null
}

/**
 * Mails the newest registrations again, each with a new link. Only the recipient knows which one is
 * theirs.
 */
export async function resendRegistrations(req: PayloadRequest, email: string): Promise<void> {
  const rows = await queryWithin<{ details: unknown }>(
    req,
    sql`DELETE FROM account_links WHERE digest IN (
          SELECT digest FROM account_links
          WHERE purpose = 'register' AND email = ${email} AND expires_at > now()
          ORDER BY expires_at DESC LIMIT ${MAX_RESENT})
        RETURNING details`,
  )
  for (const { details } of rows) await mailLink(req, email, detailsSchema.parse(details))
}

/**
 * Creates the account from the registration of this link, or completes an unverified one. The other
 * registrations of the email address become invalid. The link then counts as a confirmed
 * verification link.
 *
 * @returns false if the link is invalid, or if the address has a verified account now
 */
export async function confirmRegistration(req: PayloadRequest, secret: string): Promise<boolean> {
  const found = await findRegistration(req, secret)
  if (!found) return false
  const { email } = found
  await lockEmail(req, email)
  // A concurrent request, or another link of this email address, may have been faster.
  if (!(await findRegistration(req, secret))) return isConfirmedAlready(req, secret)
  const known = await findUserByEmail(req, email)
  if (known && isVerified(known)) return false

  const user = known
    ? await req.payload.update({
        collection: 'users',
        id: known.id,
        data: accountData(found.details),
        depth: 0,
        req,
      })
    : await req.payload.create({
        collection: 'users',
        // A placeholder; the registered hash replaces it below.
        data: { ...accountData(found.details), email, roles: ['client'], password: newSecret() },
        depth: 0,
        req,
      })
  await dropLinks(req, 'verifyEmail', user.id)
  await dropLinks(req, 'resetPassword', user.id)
  const { hash, salt } = found.details
  await queryWithin(req, sql`UPDATE users SET hash = ${hash}, salt = ${salt} WHERE id = ${user.id}`)
  await queryWithin(
    req,
    sql`UPDATE account_links SET purpose = 'verifyEmail', user_id = ${user.id}, details = '{}'
        WHERE digest = ${digestOf(secret)}`,
  )
  await queryWithin(
    req,
    sql`DELETE FROM account_links WHERE purpose = 'register' AND email = ${email}`,
  )
  return true
}

async function mailLink(req: PayloadRequest, email: string, details: Details): Promise<void> {
  const id = await issueLink(req, 'register', { email, details })
  const locale = toLocale(details.locale)
  await queueMail(req, {
    to: email,
    template: 'verifyEmail',
    locale,
    // Several people may have registered the address. The mail names the time and device of each
    // registration, so that the owner recognizes their own.
    data: {
      name: details.name,
      link: verifyAddress(locale, id),
      sentAt: momentOf(details.agreedAt, locale),
      device: details.device,
    },
  })
}

function momentOf(at: string, locale: Locale): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(locale, format).format(new Date(at))} UTC`
}

async function findRegistration(
  req: PayloadRequest,
  secret: string,
): Promise<{ email: string; details: Details } | null> {
  const [row] = await queryWithin<{ email: string; details: unknown }>(
    req,
    sql`SELECT email, details FROM account_links
        WHERE digest = ${digestOf(secret)} AND purpose = 'register' AND expires_at > now()`,
  )
  return row ? { email: row.email, details: detailsSchema.parse(row.details) } : null
}

async function isConfirmedAlready(req: PayloadRequest, secret: string): Promise<boolean> {
  const rows = await queryWithin(
    req,
    sql`SELECT 1 FROM account_links
        WHERE digest = ${digestOf(secret)} AND purpose = 'verifyEmail' AND user_id IS NOT NULL`,
  )
  return rows.length > 0
}

function accountData(details: Details) {
  const { name, company, locale, agreedAt, hasAuthority, receivesUpdates } = details
  return {
    name,
    company: company || null,
    locale,
    receivesUpdates: receivesUpdates === 'yes',
    verifiedAt: new Date().toISOString(),
    consents: {
      adultAt: agreedAt,
      termsAt: agreedAt,
      companyAuthorityAt: hasAuthority ? agreedAt : null,
      updatesAt: receivesUpdates ? agreedAt : null,
    },
  } satisfies Partial<User>
}
