import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadHandler } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../access/site-context'
import { env } from '../env'
import { readRange } from './byte-range'
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

  const headers = new Headers({
    'Content-Type': media.mimeType ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`,
  })
  if (req.headers.get('if-none-match') === headers.get('ETag')) {
    return new Response(null, { status: 304, headers })
  }
  const range = readRange(req.headers.get('range'), facts.size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${facts.size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: facts.size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${facts.size}`)
  const body = Readable.toWeb(createReadStream(file, { start, end }))
  return new Response(body as ReadableStream, { status: range ? 206 : 200, headers })
}
