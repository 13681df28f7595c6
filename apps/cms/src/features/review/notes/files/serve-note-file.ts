import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../../../platform/lib/respond'
import { limit } from '../../../../platform/rate-limits/limit'
import { findNoteFile } from '../../project-access'
import { type Reader, readerKey } from '../../reader'
import { sendFile } from '../../versions/serve-file'
import { isShown } from './note-file-views'

/** Serves an attachment to readers who can see its note. */
export async function serveNoteFile(
  req: PayloadRequest,
  reader: Reader,
  { file: id = '' }: Record<string, string>,
): Promise<Response> {
  const refusal = await limit(req, 'versionFile', [readerKey(reader)])
  if (refusal) return refusal
  const found = await findNoteFile(req, reader, id)
  if (!found) return errorResponse('notFound')
  const { storageKey: key, mimeType, fileName } = found.file
  const response = await sendFile(
    req,
    isShown(mimeType)
      ? { key, mimeType }
      : { key, mimeType: 'application/octet-stream', isDownload: true },
    fileName,
  )
  // A file that is opened directly is a page of this site, so it must not run scripts, and browsers
  // must not guess another type.
  response.headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  response.headers.set('X-Content-Type-Options', 'nosniff')
  return response
}
