import { env } from '@/env'

export const dynamic = 'force-dynamic'

export function GET(): Response {
  return new Response(
    `User-agent: *\nDisallow: /api/\n\nSitemap: ${env().SITE_URL}/sitemap.xml\n`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
}
