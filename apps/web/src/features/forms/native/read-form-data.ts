import { MAX_FILE_BYTES } from '@studio/shared/api/limits'

/** All that may stand around the file. */
const MAX_FIELDS_BYTES = 128 * 1024

/** What a browser sent by itself, or null where that is too much or no form. */
export async function readFormData(request: Request, takesFile: boolean): Promise<FormData | null> {
  const limit = MAX_FIELDS_BYTES + (takesFile ? MAX_FILE_BYTES : 0)
  const type = request.headers.get('content-type') ?? ''
  const bytes = await readBytes(request, limit)
  if (!bytes) return null
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    return null
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit || !request.body) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
