import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { ErrorCode } from '@studio/shared/contracts/codes'
import { rebuildRequest } from '@studio/shared/requests/rebuild-request'
import { MAX_VERSION_BYTES, UPLOADS_PATH } from '@studio/shared/review/uploads'
import { FileStore } from '@tus/file-store'
import { ERRORS, MemoryLocker, Server } from '@tus/server'
import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../../../platform/lib/respond'
import { UPLOADS_DIR } from '../../../../platform/storage/private-storage'

/** A lock in memory is sufficient, because this process is the only one that writes uploads. */
const locker = new MemoryLocker({ acquireLockTimeout: 15_000 })

/** The store creates the folder. */
const datastore = new FileStore({ directory: UPLOADS_DIR })

interface NewUpload {
  id: string
  size: number | undefined
  metadata: unknown
}

/** @returns true if the id has the form of the ids that the server generates from random bytes */
export function isUploadId(id: string | undefined): id is string {
  return id !== undefined && /^[0-9a-f]{32}$/.test(id)
}

export function uploadedFile(id: string): string {
  return path.join(UPLOADS_DIR, id)
}

/** @returns the number of bytes that have arrived, or null if there is no upload */
export async function offsetOf(id: string): Promise<number | null> {
  return datastore.getUpload(id).then(
    ({ offset }) => offset,
    () => null,
  )
}

/** Deletes the file and its tus metadata. It also works after the file was moved. */
export async function removeUploadedFile(id: string): Promise<void> {
  await rm(uploadedFile(id), { force: true })
  await datastore.configstore.delete(id).catch(() => undefined)
}

/**
 * Handles one request of the tus protocol. The offset is read from the file, so no bytes are lost
 * if the connection breaks or the server is killed.
 *
 * @param mayBegin null if a new upload is allowed, otherwise the error response that refuses it
 */
export async function answerByTus(
  req: PayloadRequest,
  mayBegin: (upload: NewUpload) => Promise<Response | null> = () => Promise.resolve(null),
): Promise<Response> {
  const refused: { answer: Response | null } = { answer: null }
  const server = new Server({
    path: `/api${UPLOADS_PATH}`,
    datastore,
    locker,
    maxSize: MAX_VERSION_BYTES,
    relativeLocation: true,
    onUploadCreate: async (_, { id, size, metadata }) => {
      refused.answer = await mayBegin({ id, size, metadata: metadata ?? {} })
      if (refused.answer) throw new RefusedUpload()
      return { metadata: {} }
    },
    onResponseError: (_, error) => {
      if (error === ERRORS.ERR_LOCK_TIMEOUT) return { ...ERRORS.INVALID_OFFSET }
      const isOurs = !('status_code' in error) || error === ERRORS.FILE_WRITE_ERROR
      if (isOurs) req.payload.logger.error({ err: error, msg: 'An upload failed.' })
      return undefined
    },
  })
  const answer = await server.handleWeb(asTusRequest(req))
  return refused.answer ?? (answer.ok ? answer : errorResponse(codeOf(answer.status)))
}

class RefusedUpload extends Error {
  readonly status_code = 403
}

/**
 * Prepares the request for tus. Requests that create an upload and contain data are not supported,
 * because chunks have a route of their own.
 */
function asTusRequest(req: PayloadRequest): Request {
  const request = req as Request
  if (request.method !== 'POST') return request
  const headers = new Headers(request.headers)
  headers.delete('content-type')
  return rebuildRequest(request, { headers, body: null })
}

const CODES: Partial<Record<number, ErrorCode>> = {
  404: 'notFound',
  // The offset does not match, so the client has to read it and resume.
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  500: 'internal',
}

function codeOf(status: number): ErrorCode {
  return CODES[status] ?? 'invalidBody'
}
