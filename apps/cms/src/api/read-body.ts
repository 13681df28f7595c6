import type { ApiCall } from '@studio/shared/api/call'
import { FILE_FIELD, MAX_FORM_BYTES, MAX_JSON_BYTES } from '@studio/shared/api/limits'
import { readBytes } from '@studio/shared/requests/bodies'
import { errorResponse } from './respond'

export interface SentFile {
  name: string
  mimeType: string
  data: Buffer
}

export interface SentBody {
  fields: Record<string, unknown>
  file: SentFile | null
}

/** What was sent, not yet held against the contract; or the answer to what cannot be read. */
export async function readBody(request: Request, call: ApiCall): Promise<SentBody | Response> {
  const type = request.headers.get('content-type') ?? ''
  const mimeType = (type.split(';', 1)[0] ?? '').trim().toLowerCase()
  // What deletes seldom has a body; one that is needed is found missing by the contract.
  if (call.method === 'DELETE' && mimeType === '') return { fields: {}, file: null }
  if (mimeType === 'application/json') return readJson(request)
  if (mimeType === 'multipart/form-data' && call.takesFile) return readForm(request, type)
  return errorResponse('unsupportedMediaType')
}

async function readJson(request: Request): Promise<SentBody | Response> {
  const bytes = await readBytes(request, MAX_JSON_BYTES)
  if (!bytes) return errorResponse('tooLarge')
  try {
    const fields: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isRecord(fields)) return { fields, file: null }
  } catch {
    // Not JSON, or not UTF-8.
  }
  return errorResponse('invalidBody')
}

async function readForm(request: Request, type: string): Promise<SentBody | Response> {
  const bytes = await readBytes(request, MAX_FORM_BYTES)
  if (!bytes) return errorResponse('tooLarge')
  const form = await parseForm(bytes, type)
  if (!form) return errorResponse('invalidBody')
  const fields: Record<string, unknown> = {}
  let file: SentFile | null = null
  for (const [name, value] of form) {
    if (name in fields) return errorResponse('invalidFields', { [name.slice(0, 60)]: 'wrongType' })
    if (typeof value === 'string' || name !== FILE_FIELD) fields[name] = value
    // What a browser sends for a file field that was left empty.
    else if (value.size > 0 || value.name) file = await readFile(value)
  }
  return { fields, file }
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
