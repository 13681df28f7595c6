import type { Clip, Media as MediaView } from '@studio/shared/contracts/common'
import type { Download as DownloadView } from '@studio/shared/contracts/subjects/job'
import type { Download, Media } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'

type Reference = number | Media | null | undefined

/** A picture, or a clip with its poster; a clip without one has nothing to show yet. */
export function pictureOf(reader: PublishedReader, value: Reference): MediaView | null {
  const media = reader.related('media', value)
  if (!media?.mimeType?.startsWith('video/')) return media && viewOf(media)
  // Looked up also where the poster is missing: whichever of the three files is replaced changes the page.
  const clip = clipOf(reader, media)
  const poster = reader.related('media', media.poster)
  const picture = poster && viewOf(poster)
  return (
    picture && {
      ...picture,
      alt: media.alt,
      dominantColor: media.dominantColor ?? picture.dominantColor,
      clip,
    }
  )
}

function viewOf(media: Media): MediaView | null {
  const src = addressOf(media)
  if (!src || !media.width || !media.height) return null
  return {
    src,
    alt: media.alt,
    width: media.width,
    height: media.height,
    mimeType: typeOf(media),
    focalPoint: { x: media.focalX ?? 50, y: media.focalY ?? 50 },
    dominantColor: media.dominantColor ?? null,
    clip: null,
  }
}

function clipOf(reader: PublishedReader, media: Media): Clip | null {
  const src = addressOf(media)
  const av1 = reader.related('media', media.av1File)
  if (!src) return null
  return {
    title: media.title ?? null,
    src,
    mimeType: typeOf(media),
    av1Src: av1 && addressOf(av1),
    duration: media.duration ?? null,
  }
}

/** The address changes with the file's content, so that browsers may keep it for good. */
export function addressOf({
  filename,
  fileVersion,
}: Pick<Media, 'filename' | 'fileVersion'>): string | null {
  return filename && fileVersion ? `/media/${fileVersion}/${encodeURIComponent(filename)}` : null
}

function typeOf({ mimeType }: Media): string {
  return mimeType ?? 'application/octet-stream'
}

/** The address changes with the file, as that of a picture does. */
export function downloadOf(
  reader: PublishedReader,
  value: number | Download | null | undefined,
): DownloadView | null {
  const file = reader.related('downloads', value)
  if (!file?.filename) return null
  const version = new Date(file.updatedAt).getTime().toString(36)
  return {
    href: `/media/download/${version}/${encodeURIComponent(file.filename)}`,
    name: file.filename,
    bytes: file.filesize ?? 0,
    title: file.title,
  }
}
