import { MAX_PIECE_BYTES, type UploadPurpose, UPLOADS_PATH } from '@studio/shared/review/uploads'
import { VISITOR_HEADER, writeVisitor } from '@studio/shared/visitor/visitor'
import { askCms } from './ask-cms'
import { newAddress } from './call-api'
import type { Person } from './person'

/** Sends a person's request to a stream of uploads or files, in the same way as the website. */
export function askStream(
  person: Person | null,
  method: string,
  path: string,
  { body, headers }: { body?: BodyInit; headers?: Record<string, string> } = {},
): Promise<Response> {
  const visitor = { address: newAddress(), country: null, host: 'localhost' }
  const token = person?.credentials?.token
  return askCms(
    new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: {
        'tus-resumable': '1.0.0',
        [VISITOR_HEADER]: writeVisitor(visitor),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      // Node requires this option to send a body.
      ...(body !== undefined && { body, duplex: 'half' }),
    }),
  )
}

/** Writes metadata in the format of tus. */
export function metadataOf(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
}

interface NewUpload {
  deliverable: number
  name: string
  size: number
  purpose?: UploadPurpose
}

export function beginUpload(
  person: Person | null,
  { deliverable, name, size, purpose = 'version' }: NewUpload,
): Promise<Response> {
  const metadata = metadataOf({ deliverable: String(deliverable), filename: name, purpose })
  return askStream(person, 'POST', UPLOADS_PATH, {
    headers: { 'upload-length': String(size), 'upload-metadata': metadata },
  })
}

/** The path relative to `/api`. */
export function pathOf(created: Response): string {
  return (created.headers.get('location') ?? '').slice('/api'.length)
}

export function sendPiece(
  person: Person | null,
  path: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return askStream(person, 'PATCH', path, {
    body: bytes,
    headers: {
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'content-length': String(bytes.byteLength),
    },
  })
}

/**
 * Uploads a whole file.
 *
 * @returns the last response
 */
export async function uploadWhole(
  person: Person,
  deliverable: number,
  name: string,
  bytes: Buffer,
): Promise<Response> {
  const created = await beginUpload(person, { deliverable, name, size: bytes.byteLength })
  if (!created.ok) return created
  let answer = created
  for (let offset = 0; offset < bytes.byteLength && answer.ok; offset += MAX_PIECE_BYTES) {
    const piece = new Uint8Array(bytes.subarray(offset, offset + MAX_PIECE_BYTES))
    answer = await sendPiece(person, pathOf(created), offset, piece)
  }
  return answer
}
