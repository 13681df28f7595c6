import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../spam/proof'

/** Milliseconds for which a link from the admin opens a set. */
export const TICKET_AGE = 60 * 60 * 1_000

/** Opens one request in the website's tool, and nothing else, for an hour. */
export function makeSetTicket(id: number, now = Date.now()): string {
  const body = `${id.toString(36)}-${(now + TICKET_AGE).toString(36)}`
  return `${body}-${digest(body)}`
}

/** The request's id; null for what was not made here, or whose time is over. */
export function readSetTicket(ticket: string, now = Date.now()): number | null {
  const [, body = '', id = '', expires = '', given = ''] =
    /^(([0-9a-z]{1,7})-([0-9a-z]{1,9}))-([\w-]{43})$/.exec(ticket) ?? []
  if (!given || !timingSafeEqual(Buffer.from(given), Buffer.from(digest(body)))) return null
  return parseInt(expires, 36) > now ? parseInt(id, 36) : null
}

function digest(body: string): string {
  return createHmac('sha256', deriveKey('set ticket')).update(body).digest('base64url')
}
