import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { planAnswer } from './media-request'
import { fail } from '../api/respond'

interface File {
  folder: string
  filename: string
  mimeType: string | null | undefined
  headers?: Record<string, string>
}

/** A stored file, whole or a part of it; its address never shows another file, so it may be kept. */
export async function sendFile(
  req: PayloadRequest,
  { folder, filename, mimeType, headers: own }: File,
): Promise<Response> {
  const file = path.join(folder, path.basename(filename))
  const facts = await stat(file).catch(() => null)
  if (!facts?.isFile()) return fail(404, 'notFound')

  const etag = `"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`
  const answer = planAnswer(req.method, req.headers, { size: facts.size, etag })
  const headers = new Headers({
    ...(answer.status !== 304 && { 'Content-Type': mimeType ?? 'application/octet-stream' }),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    ...own,
    ...answer.headers,
  })
  const body = answer.bytes && Readable.toWeb(createReadStream(file, answer.bytes))
  return new Response(body as ReadableStream | null, { status: answer.status, headers })
}
