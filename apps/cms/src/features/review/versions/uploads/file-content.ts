import { open } from 'node:fs/promises'

/** The number of bytes at the start of a file that tell whether it is text. */
const FIRST_BYTES = 4_096

/** Tells whether a detected MIME type is that of a film or a sound. */
export function isPlayedType(mimeType: string): boolean {
  return /^(audio|video)\//.test(mimeType) || PLAYED.includes(mimeType)
}

const PLAYED = ['application/mxf', 'application/ogg', 'application/vnd.ms-asf']

/**
 * Tells whether a file is empty or begins with text: a page, a script, a playlist, words. A file
 * that a concurrent request has moved away counts as empty.
 */
export async function isText(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null)
  if (!handle) return true
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0)
    return hasOnlyText(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}

function hasOnlyText(bytes: Buffer): boolean {
  const isUtf16 = /^(fffe|feff)/.test(bytes.toString('hex', 0, 2))
  // Text has none of the control characters that every film contains.
  return isUtf16 || !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27))
}
