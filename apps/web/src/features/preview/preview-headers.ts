import { framingAdmin, readTickets } from '@studio/shared/preview'
import { contentSecurityPolicy } from '@/content-security-policy'
import { env } from '@/env'

/**
 * Headers that a preview adds to those of every page. If all tickets have expired, no site may
 * frame the page.
 */
export function previewHeaders(tickets: string | undefined): Record<string, string> {
  const admins = readTickets(tickets, env().PUBLISH_SECRET).flatMap(
    ({ ticket }) => framingAdmin(ticket) ?? [],
  )
  return {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': contentSecurityPolicy({
      isDevelopment: process.env.NODE_ENV === 'development',
      frameAncestor: [...new Set(admins)].join(' ') || "'none'",
    }),
    'Referrer-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex, nofollow',
  }
}
