import type { Media as MediaView } from '@studio/shared/contracts/common'
import type { Media } from '../payload-types'
import type { PublishedReader } from './reader'

type Reference = number | Media | null | undefined

/** A picture, or a clip under the picture that stands for it. */
export function pictureOf(reader: PublishedReader, value: Reference): MediaView | null {
  const media = reader.related('media', value)
  const isClip = media?.mimeType?.startsWith('video/') ?? false
  const picture = isClip ? reader.related('media', media?.poster) : media
  if (!media || !picture?.filename || !picture.width || !picture.height) return null
  const src = addressOf(media)
  const clip = { src, av1Src: addressOf(reader.related('media', media.av1File)) }
  return {
    src: addressOf(picture) ?? '',
    alt: media.alt,
    width: picture.width,
    height: picture.height,
    mimeType: picture.mimeType ?? 'application/octet-stream',
    focalPoint: { x: picture.focalX ?? 50, y: picture.focalY ?? 50 },
    dominantColor: picture.dominantColor ?? null,
    clip: isClip && src ? { ...clip, src, duration: media.duration ?? null } : null,
  }
}

/** It changes with the file, so that browsers may keep it for good. */
function addressOf(media: Media | null): string | null {
  if (!media?.filename) return null
  const version = new Date(media.updatedAt).getTime().toString(36)
  return `/media/${version}/${encodeURIComponent(media.filename)}`
}
