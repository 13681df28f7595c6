import type { ApiCall } from '@studio/shared/contracts/call'
import { FILE_FIELD, MAX_JSON_BYTES, mostFormBytes } from '@studio/shared/api/limits'
import { ownPictureKey, SET_PICTURE_FIELD } from '@studio/shared/api/set-request'
import { readBytes } from '@studio/shared/requests/bodies'
import { errorResponse } from '../lib/respond'

export interface SentFile {
  name: string
  mimeType: string
  data: Buffer
}

export interface SentBody {
  fields: Record<string, unknown>
  files: Map<string, SentFile>
}

/** Reads the body, not yet validated by the contract, or returns an error response. */
export async function readBody(request: Request, call: ApiCall): Promise<SentBody | Response> {
  const type = request.headers.get('content-type') ?? ''
  const mimeType = (type.split(';', 1)[0] ?? '').trim().toLowerCase()
  // DELETE may omit its body; validation reports a required one.
  if (call.method === 'DELETE' && mimeType === '') return { fields: {}, files: new Map() }
  if (mimeType === 'application/json') return readJson(request)
  if (mimeType === 'multipart/form-data' && mostFormBytes(call) > 0) {
    return readForm(request, type, call)
  }
  return errorResponse('unsupportedMediaType')
}

async function readJson(request: Request): Promise<SentBody | Response> {
  const bytes = await readBytes(request, MAX_JSON_BYTES)
  if (!bytes) return errorResponse('tooLarge')
  try {
    const fields: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isRecord(fields)) return { fields, files: new Map() }
  } catch {
    // The body is invalid JSON or invalid UTF-8.
  }
  return errorResponse('invalidBody')
}

async function readForm(
  request: Request,
  type: string,
  call: ApiCall,
): Promise<SentBody | Response> {
  const bytes = await readBytes(request, mostFormBytes(call))
  if (!bytes) return errorResponse('tooLarge')
  const form = await parseForm(bytes, type)
  if (!form) return errorResponse('invalidBody')
  const fields: Record<string, unknown> = {}
  const files = new Map<string, SentFile>()
  for (const [name, value] of form) {
    if (name in fields || files.has(name)) {
      return errorResponse('invalidFields', { [name.slice(0, 60)]: 'wrongType' })
    }
    if (typeof value === 'string' || !isFileField(call, name)) fields[name] = value
    // Browsers send an empty file for an empty file field.
    else if (value.size > 0 || value.name) files.set(name, await readFile(value))
  }
  return { fields, files }
}

function isFileField({ takesFile, takesPictures }: ApiCall, name: string): boolean {
  if (takesFile && name === FILE_FIELD) return true
  return Boolean(takesPictures) && (name === SET_PICTURE_FIELD || ownPictureKey(name) !== null)
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData | null> {
  try {
    const body = new Uint8Array(bytes)
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    return null
  }
}

async function readFile(file: File): Promise<SentFile> {
  return { name: file.name, mimeType: file.type, data: Buffer.from(await file.arrayBuffer()) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
