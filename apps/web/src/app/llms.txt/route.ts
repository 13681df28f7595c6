import { readOutline } from '@/cms/read-site'
import { llms } from '@/features/seo/llms'
import { textAnswer } from '@/features/seo/text-answer'
import { apiError } from '@/lib/http'

export const dynamic = 'force-dynamic'

export async function GET(request: Request): Promise<Response> {
  try {
    return textAnswer(request, llms(await readOutline()), 'text/plain')
  } catch (error) {
    // No text is sent, because half a list would tell a reader that the rest is gone.
    console.error(error instanceof Error ? error.message : error)
    return apiError(503, 'cmsUnavailable', { 'Retry-After': '60' })
  }
}
