import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../../../platform/spam/proof'

/** The lifetime of a link from the admin to a set, in milliseconds. */
export const TICKET_AGE_MS = 60 * 60 * 1_000

/** Creates a ticket that opens one request's set for an hour. */
export function makeSetTicket(id: number, now = Date.now()): string {
  const body = `${id.toString(36)}-${(now + TICKET_AGE_MS).toString(36)}`
  return `${body}-${digest(body)}`
}

/** @returns the request's id, or null if the ticket is forged or expired */
export function readSetTicket(ticket: string, now = Date.now()): number | null {
  const [, body = '', id = '', expires = '', given = ''] =
    /^(([0-9a-z]{1,7})-([0-9a-z]{1,9}))-([\w-]{43})$/.exec(ticket) ?? []
  if (!given || !timingSafeEqual(Buffer.from(given), Buffer.from(digest(body)))) return null
  return parseInt(expires, 36) > now ? parseInt(id, 36) : null
}

function digest(body: string): string {
  return createHmac('sha256', deriveKey('set ticket')).update(body).digest('base64url')
}
