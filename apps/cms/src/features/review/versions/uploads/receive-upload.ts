import { TUS_RESUMABLE } from '@tus/server'
import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../../../platform/lib/respond'
import type { User } from '../../../../payload-types'
import { limit } from '../../../../platform/rate-limits/limit'
import { writeThrough } from '../../../../platform/lib/disk-files'
import { beginUpload, checkMember } from './begin-upload'
import { finishUpload } from './finish-upload'
import { type Content, sniff, TELLING_BYTES } from './sniff'
import { answerByTus, isUploadId, offsetOf, removeUploadedFile, uploadedFile } from './tus'
import { findUpload, noteContent, removeUpload, type UploadRow } from './upload-row'

interface Given {
  req: PayloadRequest
  account: User
  parameters: Record<string, string>
}

export function createUpload({ req, account }: Given): Promise<Response> {
  return answerByTus(req, (upload) => beginUpload(req, account, upload))
}

/**
 * Receives a chunk of a file. The first chunk is checked against the file's name, and the last one
 * finishes the upload.
 */
export async function sendPiece({ req, account, parameters }: Given): Promise<Response> {
  const upload = await findOwn(req, account, parameters.id)
  if (!upload) return errorResponse('notFound')
  const refusal =
    (await limit(req, 'uploadPiece', [`account ${account.id}`])) ??
    (await checkMember(req, account, upload.deliverable_id, upload.purpose))
  if (refusal) return refusal
  if (upload.is_finished) return errorResponse('conflict')
  const answer = await answerByTus(req)
  if (!answer.ok) return answer
  // Each chunk is flushed to the disk, so that the last chunk does not have to wait for gigabytes.
  await writeThrough(uploadedFile(upload.id)).catch(unlessGone)
  return (await takeStock(req, upload)) ?? answer
}

/**
 * Tells the client how many bytes have arrived. If the server stopped between the last chunk and
 * the result, this call finishes the upload, because the client considers it complete.
 */
export async function readUpload({ req, account, parameters }: Given): Promise<Response> {
  const upload = await findOwn(req, account, parameters.id)
  if (!upload) return errorResponse('notFound')
  const refusal =
    (await checkMember(req, account, upload.deliverable_id, upload.purpose)) ??
    (await takeStock(req, upload))
  if (refusal) return refusal
  const offset = (await isDone(req, upload)) ? upload.size : await offsetOf(upload.id)
  if (offset === null) return errorResponse('notFound')
  return new Response(null, {
    headers: {
      'Tus-Resumable': TUS_RESUMABLE,
      'Upload-Offset': String(offset),
      'Upload-Length': String(upload.size),
      'Cache-Control': 'no-store',
    },
  })
}

export async function dropUpload({ req, account, parameters }: Given): Promise<Response> {
  const upload = await findOwn(req, account, parameters.id)
  if (!upload || upload.is_finished) return errorResponse('notFound')
  const answer = await answerByTus(req)
  if (answer.ok) await removeUpload(req, upload.id)
  return answer
}

/** Ignores an error if a concurrent request has finished the upload. */
function unlessGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}

async function findOwn(req: PayloadRequest, account: User, id: string | undefined) {
  return isUploadId(id) ? findUpload(req, account.id, id) : null
}

async function isDone(req: PayloadRequest, { id, account_id: account }: UploadRow) {
  return (await findUpload(req, account, id))?.is_finished !== false
}

/**
 * Checks the type of the bytes that have arrived.
 *
 * @returns the error response if the type contradicts the file's name
 */
async function takeStock(req: PayloadRequest, upload: UploadRow): Promise<Response | null> {
  if (upload.is_finished) return null
  // There is also no offset if the file was already moved but this has not been recorded.
  const offset = (await offsetOf(upload.id)) ?? (upload.kind ? upload.size : 0)
  const isWhole = offset === upload.size
  if (!isWhole && (upload.kind || offset < TELLING_BYTES)) return null
  const content = contentOf(upload) ?? (await sniff(uploadedFile(upload.id), upload.file_name))
  // A concurrent request has just finished the upload.
  if (!content && (await offsetOf(upload.id)) === null) return null
  const isMisplaced = upload.purpose === 'page' && content?.kind !== 'image'
  if (!content || isMisplaced) return refuse(req, upload)
  if (!upload.kind) await noteContent(req, upload.id, content)
  if (isWhole) await finishUpload(req, upload, content)
  return null
}

function contentOf({ kind, mime_type: mimeType }: UploadRow): Content | null {
  return kind && mimeType ? { kind, mimeType } : null
}

async function refuse(req: PayloadRequest, { id }: UploadRow): Promise<Response> {
  await removeUploadedFile(id)
  await removeUpload(req, id)
  return errorResponse('invalidFields', { filename: 'fileType' })
}
