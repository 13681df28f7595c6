import { isSizeOf, nameOfSize, readSizeName } from '@studio/shared/picture-sizes'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { PayloadHandler, PayloadRequest } from 'payload'
import { z } from 'zod'
import { SITE_CONTEXT } from '../../platform/access/rules'
import { fail } from '../../platform/lib/respond'
import { isVersion } from '../../platform/pictures/version-of'
import { type Original, UnusableOriginal } from '../../platform/pictures/make-size'
import { makeOnDemand } from '../../platform/pictures/size-on-demand'
import { folderOf, hasSize } from '../../platform/pictures/size-store'
import { DOWNLOADS_DIR, LIBRARY_DIR } from '../../platform/uploads/folders'
import { planAnswer } from './media-request'

interface File {
  folder: string
  filename: string
  mimeType: string | null | undefined
  headers?: Record<string, string>
}

/**
 * Sends a stored file or a part of it. The content for a URL never changes, so it may be cached
 * forever.
 */
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

/** Finds the file by its name, with a visitor's rights. */
async function findFile(req: PayloadRequest, collection: 'downloads' | 'media') {
  const { filename } = z.object({ filename: z.string() }).parse(req.routeParams)
  const { docs } = await req.payload.find({
    collection,
    where: { filename: { equals: filename } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  return { filename, found: docs[0] }
}

/** Sends a download, which browsers save instead of showing it. */
export const serveDownload: PayloadHandler = async (req) => {
  const { filename, found } = await findFile(req, 'downloads')
  if (!found) return fail(404, 'notFound')
  return sendFile(req, {
    folder: DOWNLOADS_DIR,
    filename,
    mimeType: found.mimeType,
    headers: {
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
  })
}

export const serveMedia: PayloadHandler = async (req) => {
  const { filename, found } = await findFile(req, 'media')
  if (!found) return fail(404, 'notFound')
  return sendFile(req, { folder: LIBRARY_DIR, filename, mimeType: found.mimeType })
}

/** Sends a picture in one of its sizes. A valid size that does not exist yet is created first. */
export const serveSize: PayloadHandler = async (req) => {
  const { version, name } = z
    .object({ version: z.string(), name: z.string() })
    .parse(req.routeParams)
  const size = readSizeName(name)
  if (!size || !isVersion(version)) return fail(404, 'notFound')
  if (!(await hasSize(version, size))) {
    const original = await findOriginal(req, version)
    if (!original || !isSizeOf(original.width, size)) return fail(404, 'notFound')
    try {
      await makeOnDemand(original, size)
    } catch (error) {
      if (!(error instanceof UnusableOriginal)) throw error
      req.payload.logger.warn(`Pictures: ${error.message}`)
      return fail(404, 'notFound')
    }
  }
  return sendFile(req, {
    folder: folderOf(version),
    filename: nameOfSize(size),
    mimeType: `image/${size.format}`,
  })
}

async function findOriginal(req: PayloadRequest, version: string): Promise<Original | null> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { fileVersion: { equals: version }, mimeType: { like: 'image/' } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  const [media] = docs
  return media?.filename && media.width
    ? { filename: media.filename, version, width: media.width }
    : null
}
