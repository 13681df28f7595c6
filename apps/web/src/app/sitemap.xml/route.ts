import { readPaths } from '@/cms/read-site'
import { apiError } from '@/lib/http'
import { sitemap } from '@/features/seo/sitemap'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  try {
    const { pages } = await readPaths()
    return new Response(sitemap(pages), { headers: { 'Content-Type': 'application/xml' } })
  } catch (error) {
    // No sitemap is sent, because half of one would tell a crawler that the rest is gone.
    console.error(error instanceof Error ? error.message : error)
    return apiError(503, 'cmsUnavailable', { 'Retry-After': '60' })
  }
}
