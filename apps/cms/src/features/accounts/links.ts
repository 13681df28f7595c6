import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../platform/database/query-within'
import { digestOf, newSecret } from './secrets'

/** Lifetimes of one-time secrets by purpose, in minutes. */
const LIFETIMES = {
  /** Creates the account that is described in the link's details. */
  register: 24 * 60,
  verifyEmail: 24 * 60,
  resetPassword: 60,
  invitation: 7 * 24 * 60,
  /** Only shows that the invitation was withdrawn. */
  withdrawnInvitation: 30 * 24 * 60,
  handOff: 1,
  /** Logs a user of the admin in to the website; `handOff` is for the other direction. */
  siteHandOff: 1,
  oauth: 10,
  secondStep: 5,
  passkeyLogin: 5,
  appSetup: 15,
  passkeySetup: 5,
  /** A mailed code, with which owners without a password confirm who they are. */
  confirmIdentity: 10,
  /** Restores the former email address of an account. */
  undoEmail: 7 * 24 * 60,
} as const

type LinkPurpose = keyof typeof LIFETIMES

interface LinkFacts {
  userId?: number
  email?: string
  sessionId?: number
  details?: Record<string, string>
  /** A secret that a person types. The default is a random one for links. */
  secret?: string
}

/** @returns the secret; only its digest is stored */
export async function issueLink(
  req: PayloadRequest,
  purpose: LinkPurpose,
  { userId, email, sessionId, details = {}, secret = newSecret() }: LinkFacts,
): Promise<string> {
  await queryWithin(
    req,
    sql`INSERT INTO account_links (purpose, digest, user_id, email, session_id, details, expires_at)
        VALUES (${purpose}, ${digestOf(secret)}, ${userId ?? null}, ${email ?? null},
          ${sessionId ?? null}, ${JSON.stringify(details)}::jsonb,
          now() + make_interval(mins => ${LIFETIMES[purpose]}))`,
  )
  return secret
}

type LinkRow = Record<'user_id' | 'session_id', number | null> & {
  email: string | null
  details: Record<string, string>
}

/** Consumes the link. Only one of several concurrent callers gets it, the others get null. */
export async function takeLink(
  req: PayloadRequest,
  purpose: LinkPurpose,
  secret: string,
): Promise<LinkRow | null> {
  const [row] = await queryWithin<LinkRow>(
    req,
    sql`DELETE FROM account_links
        WHERE digest = ${digestOf(secret)} AND purpose = ${purpose} AND expires_at > now()
        RETURNING user_id, email, session_id, details`,
  )
  return row ?? null
}

export async function readLink(
  req: PayloadRequest,
  purpose: LinkPurpose,
  secret: string,
): Promise<LinkRow | null> {
  const [row] = await queryWithin<LinkRow>(
    req,
    sql`SELECT user_id, email, session_id, details FROM account_links
        WHERE digest = ${digestOf(secret)} AND purpose = ${purpose} AND expires_at > now()`,
  )
  return row ?? null
}

/** Called when a new link is sent, and when the links' purpose is fulfilled. */
export async function dropLinks(
  req: PayloadRequest,
  purpose: LinkPurpose,
  userId: number,
): Promise<void> {
  await queryWithin(
    req,
    sql`DELETE FROM account_links WHERE purpose = ${purpose} AND user_id = ${userId}`,
  )
}

/**
 * Deletes an account's open links after a change of its password or email address, because an
 * attacker may have requested them. The link to restore a former email address stays.
 */
export async function dropOpenLinks(req: PayloadRequest, userId: number): Promise<void> {
  await queryWithin(
    req,
    sql`DELETE FROM account_links WHERE user_id = ${userId} AND purpose <> 'undoEmail'`,
  )
}

export async function dropAllLinks(req: PayloadRequest, userId: number): Promise<void> {
  await queryWithin(req, sql`DELETE FROM account_links WHERE user_id = ${userId}`)
}
