import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { attachment, errorResponse } from '../../../platform/lib/respond'
import { limit } from '../../../platform/rate-limits/limit'
import { planAnswer } from '../../../site/files/media-request'
import { privateStorage } from '../../../platform/storage/private-storage'
import { findVersion, type VersionFound } from '../project-access'
import { mayDownload } from '../project-rules'
import { releasedVersions } from '../projects/released-versions'
import { isGuest, type Reader, readerKey } from '../reader'
import { fileOf, type VersionFile } from './version-files'

/** Sends a file of a version, or a range of it, to people who can see the version. */
export async function serveVersionFile(
  req: PayloadRequest,
  reader: Reader,
  { version: id = '', asset = '' }: Record<string, string>,
): Promise<Response> {
  const refusal = await limit(req, 'versionFile', [readerKey(reader)])
  if (refusal) return refusal
  const found = await findVersion(req, reader, id)
  const file = found && fileOf(found.version, asset)
  // Guests do not get the original, even if browsers play it.
  if (!file || (isGuest(reader) && asset === 'direct')) return errorResponse('notFound')
  if (file.isDownload && !(await mayKeep(req, found))) return errorResponse('forbidden')
  return sendFile(req, file, found.version.fileName)
}

/**
 * @returns true if the reader may have the file. Clients cannot download the master until it is
 * signed off and paid. `direct` shows it only while there is no copy.
 */
async function mayKeep(
  req: PayloadRequest,
  { role, deliverable, version }: VersionFound,
): Promise<boolean> {
  const isReleased = (await releasedVersions(req, [deliverable]))(version)
  return mayDownload(role, { isReleased, isFromClient: version.fromClient === true })
}

/** Sends the whole file or the requested range. */
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
    // The response is cached privately for five minutes. This reveals nothing to a former member,
    // who has already seen the file.
    'Cache-Control': 'private, max-age=300',
    ETag: stored.etag,
    ...answer.headers,
  })
  const body = answer.bytes && Readable.toWeb(privateStorage.read(key, answer.bytes))
  return new Response(body as ReadableStream | null, { status: answer.status, headers })
}
