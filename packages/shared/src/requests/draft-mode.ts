import type { IncomingMessage } from 'node:http'
import { PREVIEW_COOKIE } from '../cookies'
import { DRAFT_MODE_GRACE, readTickets } from '../preview'

type Sent = Pick<IncomingMessage, 'headers'>

const DRAFT_MODE = '__prerender_bypass'

/**
 * Removes the website's draft-mode cookie from a request to the CMS. On localhost all ports share
 * cookies, and Next deletes a draft-mode cookie that another app has set, which would end the
 * preview.
 */
export function dropDraftMode({ headers }: Sent): void {
  if (!headers.cookie?.includes(DRAFT_MODE)) return
  headers.cookie = pairsOf(headers.cookie)
    .filter((pair) => !pair.startsWith(`${DRAFT_MODE}=`))
    .join('; ')
}

/**
 * Drops Next's draft-mode cookie unless the browser also has a valid preview ticket. Next's cookie
 * is the same for all visitors until the next build and bypasses the page cache. Tickets are
 * signed and expire.
 */
export function limitDraftMode(request: Sent, secret: string, now = Date.now()): void {
  const { cookie } = request.headers
  if (!cookie?.includes(DRAFT_MODE)) return
  const tickets = pairsOf(cookie).find((pair) => pair.startsWith(`${PREVIEW_COOKIE}=`))
  const joined = tickets?.slice(PREVIEW_COOKIE.length + 1)
  const isGood = readTickets(decoded(joined), secret, now - DRAFT_MODE_GRACE).length > 0
  if (!isGood) dropDraftMode(request)
}

function pairsOf(cookie: string): string[] {
  return cookie.split(';').map((pair) => pair.trim())
}

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}
