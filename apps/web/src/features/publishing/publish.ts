import 'server-only'
import { randomUUID } from 'node:crypto'
import { publishMessageSchema, type PublishAck } from '@studio/shared/contracts/publish'
import { SIGNATURE_HEADER, isSignedBy } from '@studio/shared/signature'
import { revalidateTag } from 'next/cache'
import { env } from '@/env'
import { apiError } from '@/features/http/api-error'
import { readBody } from '@/features/http/read-body'
import { runningPool } from '@/features/page-pool/page-pool'

const MAX_BODY = 1024 * 1024

/** Tells the sender that this process has started anew and forgot what was stale. */
const bootId = randomUUID()

/** What the CMS says has changed; the pages are made anew when they are next asked for. */
export async function publish(request: Request): Promise<Response> {
  const body = await readBody(request, MAX_BODY)
  if (body === null) return apiError(413, 'tooLarge')
  const signature = request.headers.get(SIGNATURE_HEADER)
  if (signature === null || !isSignedBy(signature, body, env().PUBLISH_SECRET)) {
    return apiError(401, 'badSignature')
  }
  const message = publishMessageSchema.safeParse(parseJson(body))
  if (!message.success) return apiError(400, 'badMessage')
  const expired = new Set(message.data.expiredTags)
  for (const tag of message.data.tags) if (!expired.has(tag)) revalidateTag(tag, 'max')
  for (const tag of expired) revalidateTag(tag, { expire: 0 })
  const others = (await runningPool()?.tell(body, signature)) ?? []
  return Response.json({ bootId: [bootId, ...others].join('.') } satisfies PublishAck)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
