/**
 * Reads a request's body. If it is too long, the rest stays unread, because canceling would close
 * the connection before the sender has received the answer.
 * @returns null if the body is longer than `limit` bytes
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
 * The header with the size of a file that a route sends. Next drops `Content-Length` from the
 * answers of routes, so the CMS sends this header, and the web restores the length from it.
 */
export const FILE_LENGTH = 'x-file-length'
