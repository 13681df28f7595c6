import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { zoneSchema } from './wall-time'

/** The collections whose documents can be previewed on the site. */
export const PREVIEW_COLLECTIONS = ['pages', 'posts', 'case-studies', 'jobs', 'videos'] as const

export type PreviewCollection = (typeof PREVIEW_COLLECTIONS)[number]

/** The header in which the web sends tickets to the CMS. `joinTickets` joins them. */
export const PREVIEW_HEADER = 'x-preview-ticket'

/** The lifetime of a preview's link in milliseconds. */
export const PREVIEW_AGE = 24 * 60 * 60 * 1_000

/** The admin's link to the planned site must be opened within this time in milliseconds. */
export const PLAN_LINK_AGE = 60 * 1_000

/** The planned site stays open in a browser for this time in milliseconds. */
export const PLAN_AGE = 2 * 60 * 60 * 1_000

const documentTicketSchema = z.strictObject({
  collection: z.enum(PREVIEW_COLLECTIONS),
  id: z.number().int().positive(),
  /**
   * The id of the account that created the ticket. The ticket becomes invalid when that account is
   * deleted or leaves the staff.
   */
  by: z.number().int().positive(),
  /** The time at which the ticket expires, in milliseconds since 1970. */
  expires: z.number().int().positive(),
  /** The origin of the admin that may show the preview in a frame. If missing, no site may. */
  admin: z.url({ protocol: /^https?$/ }).optional(),
})

/** A ticket that opens the draft of one document until it expires. */
export type DocumentTicket = z.infer<typeof documentTicketSchema>

const planTicketSchema = z.strictObject({
  plan: z.strictObject({
    /** The release that is shown. Null for the site at a date. */
    release: z.number().int().positive().nullable(),
    /**
     * The shown time in milliseconds since 1970. Null for the time of the release, or the present
     * time.
     */
    at: z.number().int().positive().max(4_102_444_800_000).nullable(),
    zone: zoneSchema,
  }),
  /**
   * Marks the ticket of a link. The website exchanges it for a ticket that is not accepted in a
   * link.
   */
  isEntry: z.literal(true).optional(),
  by: z.number().int().positive(),
  expires: z.number().int().positive(),
})

/** A ticket that opens the whole site with planned changes until it expires. */
export type PlanTicket = z.infer<typeof planTicketSchema>

const ticketSchema = z.union([documentTicketSchema, planTicketSchema])

export type PreviewTicket = z.infer<typeof ticketSchema>

export function isPlanTicket(ticket: PreviewTicket): ticket is PlanTicket {
  return 'plan' in ticket
}

/** @returns the origin of the admin that may frame the page, or undefined if no site may */
export function framingAdmin(ticket: PreviewTicket): string | undefined {
  return isPlanTicket(ticket) ? undefined : ticket.admin
}

/** @returns `<ticket>.<signature>` in characters that a URL allows */
export function signPreview(ticket: PreviewTicket, secret: string): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${body}.${digest(body, secret)}`
}

/**
 * Reads a signed ticket. Never throws.
 * @returns null for an invalid, forged or expired ticket
 */
export function readPreview(
  token: string | null | undefined,
  secret: string,
  now = Date.now(),
): PreviewTicket | null {
  const match = /^([\w-]{1,600})\.([\w-]{43})$/.exec(token ?? '')
  if (!match) return null
  const [, body = '', given = ''] = match
  const expected = digest(body, secret)
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null
  const ticket = ticketSchema.safeParse(parse(body))
  return ticket.success && ticket.data.expires > now ? ticket.data : null
}

/**
 * An expired ticket still opens draft mode for this number of milliseconds, so that the page can
 * say that the preview has ended.
 */
export const DRAFT_MODE_GRACE = 60 * 60 * 1_000

/** The maximum number of open previews in a browser, because the size of cookies is limited. */
export const MAX_PREVIEWS = 5

const SEPARATOR = '~'

export interface SignedTicket {
  token: string
  ticket: PreviewTicket
}

/** Joins a browser's tickets for its cookie and the header, the newest first. */
export function joinTickets(tokens: string[]): string {
  return tokens.slice(0, MAX_PREVIEWS).join(SEPARATOR)
}

/** Splits joined tickets and drops invalid ones. */
export function readTickets(
  joined: string | null | undefined,
  secret: string,
  now = Date.now(),
): SignedTicket[] {
  return (joined ?? '').split(SEPARATOR, MAX_PREVIEWS).flatMap((token) => {
    const ticket = readPreview(token, secret, now)
    return ticket ? [{ token, ticket }] : []
  })
}

/**
 * @returns `collection:id`, which distinguishes a document among several previews, or `plan` for
 * the planned site
 */
export function previewedDocument(ticket: PreviewTicket): string {
  return isPlanTicket(ticket) ? 'plan' : `${ticket.collection}:${ticket.id}`
}

/**
 * @returns the digest of a ticket. The prefix separates tickets from other messages that are signed
 * with the same secret
 */
function digest(body: string, secret: string): string {
  return createHmac('sha256', secret).update(`preview.${body}`).digest('base64url')
}

function parse(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
