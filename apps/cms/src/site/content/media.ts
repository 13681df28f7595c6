import type { Clip, Media as MediaView } from '@studio/shared/contracts/common'
import type { Download as DownloadView } from '@studio/shared/contracts/subjects/job'
import { soundSchema, type Sound } from '@studio/shared/contracts/sound'
import type { Download } from '../../payload-types'
import type { PublishedMedia as Media } from '../reader/find-published'
import type { PublishedReader } from '../reader/reader'

const peaksSchema = soundSchema.shape.peaks

type Reference = number | Media | null | undefined

/**
 * A picture, or a clip with its poster. A clip without a poster cannot be shown, so it is left out.
 */
export function pictureOf(reader: PublishedReader, value: Reference): MediaView | null {
  const media = reader.related('media', value)
  if (!media?.mimeType?.startsWith('video/')) return media && viewOf(media)
  // The clip is resolved before the poster is checked, so that all three files are recorded as
  // dependencies of the page.
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
    sound: media.hasSound ? { captions: media.captionTracks ?? [] } : null,
  }
}

/** A sound of the media library, or null for other media. */
export function soundOf(reader: PublishedReader, value: Reference): Sound | null {
  const media = reader.related('media', value)
  const src = media?.mimeType?.startsWith('audio/') ? addressOf(media) : null
  if (!media || !src) return null
  const peaks = peaksSchema.safeParse(media.peaks)
  return {
    src,
    mimeType: typeOf(media),
    duration: media.duration ?? null,
    peaks: peaks.data ?? [],
  }
}

/** The URL contains a hash of the file's content, so that browsers may cache it forever. */
export function addressOf({
  filename,
  fileVersion,
}: Pick<Media, 'filename' | 'fileVersion'>): string | null {
  return filename && fileVersion ? `/media/${fileVersion}/${encodeURIComponent(filename)}` : null
}

function typeOf({ mimeType }: Media): string {
  return mimeType ?? 'application/octet-stream'
}

/** The URL changes when the file changes, like the URL of a picture. */
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
