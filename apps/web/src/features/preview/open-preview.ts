import 'server-only'
import { LOCALE_COOKIE } from '@studio/shared/cookies'
import { COUNTRY_QUERY, DEFAULT_COUNTRY, isCountry } from '@studio/shared/countries'
import { isLocale, toLocale, type Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { framingAdmin, isPlanTicket, readPreview } from '@studio/shared/preview'
import { NextResponse, type NextRequest } from 'next/server'
import { logCmsFailure } from '@/cms/client'
import { readPreviewed } from '@/cms/read-preview'
import { env } from '@/env'
import { enterPreview, signPlan } from './preview-cookie'
import { previewNotice, type Refusal } from './preview-notice'

const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** Opens a preview's link: turns draft mode on and redirects to the document's present path. */
export async function openPreview({ nextUrl, cookies: sent }: NextRequest): Promise<NextResponse> {
  const asked = nextUrl.searchParams.get('locale')
  const locale = isLocale(asked) ? asked : toLocale(sent.get(LOCALE_COOKIE)?.value)
  const wanted = nextUrl.searchParams.get('country')
  const country = isCountry(wanted) ? wanted : DEFAULT_COUNTRY
  const token = nextUrl.searchParams.get('ticket') ?? ''
  const ticket = readPreview(token, env().PUBLISH_SECRET)
  // The admin's frame may stay open after the link has expired, so the admin that signed the link
  // may still frame the notice.
  const signed = readPreview(token, env().PUBLISH_SECRET, 0)
  const admin = signed ? framingAdmin(signed) : undefined
  // A ticket of the planned site belongs to the browser that has exchanged it for its own, and is
  // refused in a link.
  if (!ticket || (isPlanTicket(ticket) && !ticket.isEntry)) return refused(locale, 'ended', admin)
  try {
    const found = await readPreviewed({ token, country, locale })
    if (!found) return refused(locale, 'gone', admin)
    await enterPreview(isPlanTicket(ticket) ? signPlan(ticket) : { token, ticket })
    const target = `${publicPath(locale, found.documentPath)}?${COUNTRY_QUERY}=${country}`
    return new NextResponse(null, { status: 307, headers: { ...HEADERS, Location: target } })
  } catch (error) {
    logCmsFailure(error)
    return refused(locale, 'unavailable', admin)
  }
}

const STATUSES: Record<Refusal, number> = { ended: 403, gone: 404, unavailable: 503 }

function refused(locale: Locale, refusal: Refusal, admin?: string): NextResponse {
  const { html, policy } = previewNotice(locale, refusal, admin)
  return new NextResponse(html, {
    status: STATUSES[refusal],
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    },
  })
}
