import { isLocale } from '@studio/shared/locales'
import { readFeed } from '@/cms/read-feed'
import { rss } from '@/features/seo/rss'
import { textAnswer } from '@/features/seo/text-answer'
import { apiError } from '@/lib/http'

export const dynamic = 'force-dynamic'

/** The blog's feed, in the language of its address: `/feed.xml`, `/ar/feed.xml`. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[country]/[locale]/feed.xml'>,
): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return apiError(404, 'notFound')
  try {
    return textAnswer(request, rss(await readFeed(locale), locale), 'application/rss+xml')
  } catch (error) {
    // No feed is sent, because an empty one would tell a reader that all posts are gone.
    console.error(error instanceof Error ? error.message : error)
    return apiError(503, 'cmsUnavailable', { 'Retry-After': '60' })
  }
}
