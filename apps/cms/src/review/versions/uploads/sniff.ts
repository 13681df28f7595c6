import type { VersionKind } from '@studio/shared/review/media'
import { endingOf } from '@studio/shared/review/uploads'
import { fileTypeFromFile } from 'file-type'
import { kindOfEnding, mediaTypeOf } from './media-types'

/** Bytes by which a file says what it is; archives that hold documents take a little more. */
export const TELLING_BYTES = 64 * 1024

/** Programs, whatever they are called. */
const RUNNABLE = [
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-msdownload',
  'application/x-ms-shortcut',
  'application/x-shockwave-flash',
  'application/wasm',
  'application/vnd.android.package-archive',
]

export interface Content {
  kind: VersionKind
  mimeType: string
}

/**
 * What a file is by its own bytes; null where they are not what its name says, or a program. Its
 * beginning is enough.
 */
export async function sniff(file: string, fileName: string): Promise<Content | null> {
  const mimeType = (await fileTypeFromFile(file).catch(() => undefined))?.mime ?? ''
  if (RUNNABLE.includes(mimeType)) return null
  const promised = kindOfEnding(endingOf(fileName))
  if (promised === 'file') return { kind: 'file', mimeType: 'application/octet-stream' }
  const kind = mediaTypeOf(mimeType)?.kind
  return kind && group(kind) === group(promised) ? { kind, mimeType } : null
}

/** The same containers hold films and sounds. */
function group(kind: VersionKind): string {
  return kind === 'audio' ? 'video' : kind
}
