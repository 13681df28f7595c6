import type { VersionKind } from '@studio/shared/review/media'
import { endingOf } from '@studio/shared/review/uploads'
import { fileTypeFromFile } from 'file-type'
import { isPlayedType, isText } from './file-content'
import { kindOfEnding, mediaTypeOf } from './media-types'

/**
 * The number of bytes at the start of a file from which its type is detected. Documents that are
 * archives need the most.
 */
export const TELLING_BYTES = 64 * 1024

/** Executable types, which are refused with any file name. */
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

/** The type of files that browsers only download. */
export const UNKNOWN = 'application/octet-stream'

/**
 * Detects the type of a file from its first bytes. Films and sounds have too many types for this:
 * if the bytes are of no other type and no text, the worker finds out whether ffmpeg can read them.
 *
 * @returns null if the type contradicts the name, or if the file is executable
 */
export async function sniff(file: string, fileName: string): Promise<Content | null> {
  const mimeType = (await fileTypeFromFile(file).catch(() => undefined))?.mime ?? ''
  if (RUNNABLE.includes(mimeType)) return null
  const promised = kindOfEnding(endingOf(fileName))
  if (promised === 'file') return { kind: 'file', mimeType: UNKNOWN }
  const isPlayed = group(promised) === 'video'
  // Text in UTF-16 begins like an MP3.
  if (isPlayed && (await isText(file))) return null
  const kind = mediaTypeOf(mimeType)?.kind
  if (kind) return group(kind) === group(promised) ? { kind, mimeType } : null
  const mayBePlayed = isPlayed && (mimeType === '' || isPlayedType(mimeType))
  return mayBePlayed ? { kind: promised, mimeType: UNKNOWN } : null
}

/** Film and sound are one group, because they use the same containers. */
function group(kind: VersionKind): string {
  return kind === 'audio' ? 'video' : kind
}
