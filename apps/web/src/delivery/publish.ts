import 'server-only'
import { publishMessageSchema, type PublishAck } from '@studio/shared/contracts/publish'
import { SIGNATURE_HEADER, isSignedBy } from '@studio/shared/signature'
import { revalidateTag } from 'next/cache'
import { env } from '@/env'
import { apiError, readBody } from '@/lib/http'
import { runningPageCache } from './page-cache/running-page-cache'

const MAX_BODY = 1024 * 1024

/**
 * Handles the CMS's message about changes. Next passes the tags to the cache handler after this
 * returns and before it sends the answer.
 */
export async function publish(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BODY)
  if (body === null) return apiError(413, 'tooLarge')
  if (!isSignedBy(request.headers.get(SIGNATURE_HEADER), body, env().PUBLISH_SECRET)) {
    return apiError(401, 'badSignature')
  }
  const message = publishMessageSchema.safeParse(parseJson(body))
  if (!message.success) return apiError(400, 'badMessage')
  const { expiredTags, goneTags, waitsForRenders } = message.data
  const pages = await runningPageCache()
  if (waitsForRenders) await pages.settled()
  for (const tag of expiredTags) revalidateTag(tag, { expire: 1 })
  // An expiry of 0 tells the cache handler that the page is gone.
  for (const tag of goneTags) revalidateTag(tag, { expire: 0 })
  const ack: PublishAck = { cacheId: pages.id, mostVisited: pages.mostVisited() }
  return Response.json(ack, { headers: { 'Cache-Control': 'no-store' } })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
