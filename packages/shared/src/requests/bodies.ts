/**
 * The body, or null as soon as it is longer than `limit` bytes. The rest is left where it is: to
 * cancel it would close the connection before its sender has the answer.
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  if (!request.body) return Buffer.alloc(0)
  const reader = (request.body as ReadableStream<Uint8Array>).getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) return null
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

/**
 * How long a file is that a route sends. Next drops `Content-Length` from what
 * routes answer, so the apps tell each other by this, and the web tells the browser.
 */
export const FILE_LENGTH = 'x-file-length'
