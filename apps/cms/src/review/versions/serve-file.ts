import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { attachment, errorResponse } from '../../api/respond'
import { limit } from '../../rate-limits/limit'
import { planAnswer } from '../../site-api/files/media-request'
import { privateStorage } from '../../storage/private-storage'
import { findVersion, type VersionFound } from '../project-access'
import { mayDownload } from '../project-rules'
import { isGuest, type Reader, readerKey } from '../reader'
import { fileOf, type VersionFile } from './version-files'

/** A file of a version, whole or a part of it, for whoever may see it. */
export async function serveVersionFile(
  req: PayloadRequest,
  reader: Reader,
  { version: id = '', asset = '' }: Record<string, string>,
): Promise<Response> {
  const refusal = await limit(req, 'versionFile', [readerKey(reader)])
  if (refusal) return refusal
  const found = await findVersion(req, reader, id)
  const file = found && fileOf(found.version, asset)
  // The file that came is not for guests, also where browsers play it.
  if (!file || (isGuest(reader) && asset === 'direct')) return errorResponse('notFound')
  if (file.isDownload && !mayKeep(found)) return errorResponse('forbidden')
  return sendFile(req, file, found.version.fileName)
}

/** Until a project is paid, clients keep no master; `direct` shows it only while it has no copy. */
function mayKeep({ project, role, version }: VersionFound): boolean {
  return mayDownload(project, role, version.fromClient === true)
}

/** Whole or a part, as the request asks. */
export async function sendFile(
  req: PayloadRequest,
  { key, mimeType, isDownload }: VersionFile,
  name: string,
): Promise<Response> {
  const stored = await privateStorage.find(key)
  if (!stored) return errorResponse('notFound')
  const answer = planAnswer(req.method, req.headers, stored)
  const headers = new Headers({
    ...(answer.status !== 304 && { 'Content-Type': mimeType }),
    ...(isDownload && { 'Content-Disposition': attachment(name) }),
    'Accept-Ranges': 'bytes',
    // Kept by this browser for a while: whoever is no member any more has seen it before.
    'Cache-Control': 'private, max-age=300',
    ETag: stored.etag,
    ...answer.headers,
  })
  const body = answer.bytes && Readable.toWeb(privateStorage.read(key, answer.bytes))
  return new Response(body as ReadableStream | null, { status: answer.status, headers })
}
