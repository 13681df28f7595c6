import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** The collections whose documents can be seen on the site before they are published. */
export const PREVIEW_COLLECTIONS = ['pages', 'posts', 'case-studies', 'jobs', 'videos'] as const

export type PreviewCollection = (typeof PREVIEW_COLLECTIONS)[number]

/** In which the web hands tickets to the CMS, joined by `joinTickets`. */
export const PREVIEW_HEADER = 'x-preview-ticket'

/** How long a link lasts, in milliseconds. */
export const PREVIEW_AGE = 24 * 60 * 60 * 1_000

const ticketSchema = z.strictObject({
  collection: z.enum(PREVIEW_COLLECTIONS),
  id: z.number().int().positive(),
  /** Id of the account that made the ticket. The ticket becomes invalid when that account is deleted or leaves the staff. */
  by: z.number().int().positive(),
  /** Milliseconds since 1970. */
  expires: z.number().int().positive(),
  /** The origin of the admin that shows the preview in a frame; without one nobody may. */
  admin: z.url({ protocol: /^https?$/ }).optional(),
})

/** Opens the draft of one document, and of no other, until a moment. */
export type PreviewTicket = z.infer<typeof ticketSchema>

/** `<ticket>.<signature>`, fit for an address. */
export function signPreview(ticket: PreviewTicket, secret: string): string {
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url')
  return `${body}.${digest(body, secret)}`
}

/** Null for what was not signed with the secret, is no ticket, or whose time is over; never throws. */
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

/** How long an expired ticket still opens draft mode, in which the page says that the preview has ended. */
export const DRAFT_MODE_GRACE = 60 * 60 * 1_000

/** So many previews can be open in one browser; a cookie holds no more. */
export const MAX_PREVIEWS = 5

const SEPARATOR = '~'

export interface SignedTicket {
  token: string
  ticket: PreviewTicket
}

/** The tickets of a browser, the newest first, as its cookie and the header carry them. */
export function joinTickets(tokens: string[]): string {
  return tokens.slice(0, MAX_PREVIEWS).join(SEPARATOR)
}

/** What `joinTickets` has joined, without those that `readPreview` would refuse. */
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

/** `collection:id`: tells the documents of several previews apart. */
export function previewedDocument({ collection, id }: PreviewTicket): string {
  return `${collection}:${id}`
}

/** The secret signs other messages, too: none of them can pass for a ticket. */
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
