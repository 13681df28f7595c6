import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../access/site-context'
import { env } from '../env'
import { planAnswer } from './media-request'
import { fail } from './respond'

/** A file of the media library, whole or a part of it; its address never shows another file. */
export const serveMedia: PayloadHandler = async (req) => {
  const { filename } = z.object({ filename: z.string() }).parse(req.routeParams)
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  const [media] = docs
  if (!media) return fail(404, 'not_found')
  const file = path.join(env.MEDIA_DIR, path.basename(filename))
  const facts = await stat(file).catch(() => null)
  if (!facts?.isFile()) return fail(404, 'not_found')

  const etag = `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`
  const answer = planAnswer(req.method, req.headers, { size: facts.size, etag })
  const headers = new Headers({
    ...(answer.status !== 304 && { 'Content-Type': media.mimeType ?? 'application/octet-stream' }),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    ...answer.headers,
  })
  const body = answer.bytes && Readable.toWeb(createReadStream(file, answer.bytes))
  return new Response(body as ReadableStream | null, { status: answer.status, headers })
}
