import type { Media as MediaView } from '@studio/shared/contracts/common'
import type { Media } from '../payload-types'
import type { PublishedReader } from './reader'

/** The address changes with the file, so that browsers may keep it for good. */
export function pictureOf(
  reader: PublishedReader,
  value: number | Media | null | undefined,
): MediaView | null {
  const media = reader.related('media', value)
  if (!media?.filename || !media.width || !media.height) return null
  const version = new Date(media.updatedAt).getTime().toString(36)
  return {
    src: `/media/${version}/${encodeURIComponent(media.filename)}`,
    alt: media.alt,
    width: media.width,
    height: media.height,
    mimeType: media.mimeType ?? 'application/octet-stream',
    focalPoint: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
  }
}
