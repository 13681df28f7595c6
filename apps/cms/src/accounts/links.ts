import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import { digestOf, newSecret } from './secrets'

/** What a secret that is handed out once is good for, and for how many minutes. */
const LIFETIMES = {
  /** Makes an account of what its details say. */
  register: 24 * 60,
  verifyEmail: 24 * 60,
  resetPassword: 60,
  invitation: 7 * 24 * 60,
  handOff: 1,
  oauth: 10,
  secondStep: 5,
  passkeyLogin: 5,
  appSetup: 15,
  passkeySetup: 5,
  /** Gives an account back to the e-mail address that it had before. */
  undoEmail: 7 * 24 * 60,
} as const

type LinkPurpose = keyof typeof LIFETIMES

interface LinkFacts {
  userId?: number
  /** The e-mail address that it was sent to. */
  email?: string
  sessionId?: number
  details?: Record<string, string>
}

/** @returns the secret, which is nowhere else: only its digest is kept */
export async function issueLink(
  req: PayloadRequest,
  purpose: LinkPurpose,
  { userId, email, sessionId, details = {} }: LinkFacts,
): Promise<string> {
  const secret = newSecret()
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

/** Uses it up: whoever comes second, at the same moment or later, gets null. */
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

/** Leaves it in force. */
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

/** Older ones end when a new one is sent, and when what they were for is done. */
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
 * All of an account's that are open end when its password or e-mail address changes: somebody else
 * may have asked for them. The way back to a former e-mail address stays.
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
