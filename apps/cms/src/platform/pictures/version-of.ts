import { createHash } from 'node:crypto'

/** The version is a hash of the content, so that equal bytes have the same version. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

export function isVersion(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text)
}
