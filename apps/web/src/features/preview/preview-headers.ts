import { readTickets } from '@studio/shared/preview'
import { contentSecurityPolicy } from '@/content-security-policy'
import { env } from '@/env'

/** Beside what every page carries. What is over frames nothing and lists nothing either. */
export function previewHeaders(tickets: string | undefined): Record<string, string> {
  const admins = readTickets(tickets, env().PUBLISH_SECRET).flatMap(
    ({ ticket }) => ticket.admin ?? [],
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
