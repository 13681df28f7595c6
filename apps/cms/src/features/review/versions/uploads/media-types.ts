import type { VersionKind } from '@studio/shared/review/media'

interface MediaType {
  kind: VersionKind
  /**
   * The demuxer of ffmpeg for this type, if ffprobe does not recognize the content with certainty.
   */
  demuxer?: string
}

const video = (demuxer: string): MediaType => ({ kind: 'video', demuxer })
const audio = (demuxer: string): MediaType => ({ kind: 'audio', demuxer })
const image: MediaType = { kind: 'image' }
/** A format that contains a still picture or an animation. */
const animation = (demuxer: string): MediaType => ({ kind: 'image', demuxer })

/** The supported types by detected MIME type. */
const MEDIA_TYPES: Record<string, MediaType> = {
  'video/mp4': video('mov'),
  'video/x-m4v': video('mov'),
  'video/quicktime': video('mov'),
  'video/3gpp': video('mov'),
  'video/3gpp2': video('mov'),
  'video/webm': video('matroska'),
  'video/matroska': video('matroska'),
  'video/vnd.avi': video('avi'),
  'video/mpeg': video('mpeg'),
  'video/MP1S': video('mpeg'),
  'video/MP2P': video('mpeg'),
  'video/mp2t': video('mpegts'),
  'video/x-flv': video('flv'),
  'video/x-ms-asf': video('asf'),
  'application/vnd.ms-asf': video('asf'),
  'video/ogg': video('ogg'),
  'application/mxf': video('mxf'),
  'audio/mp4': audio('mov'),
  'audio/x-m4a': audio('mov'),
  'audio/wav': audio('wav'),
  'audio/mpeg': audio('mp3'),
  'audio/flac': audio('flac'),
  'audio/aac': audio('aac'),
  'audio/aiff': audio('aiff'),
  'audio/x-ms-asf': audio('asf'),
  'audio/ogg': audio('ogg'),
  'audio/ogg; codecs=opus': audio('ogg'),
  'application/pdf': { kind: 'pages' },
  'image/jpeg': image,
  'image/png': image,
  'image/webp': image,
  'image/avif': animation('mov'),
  'image/gif': animation('gif'),
  'image/apng': animation('apng'),
  'image/tiff': image,
}

const ENDINGS: Partial<Record<VersionKind, string[]>> = {
  video: [
    ...[
      'mp4',
      'm4v',
      'mov',
      'qt',
      '3gp',
      '3g2',
      'webm',
      'mkv',
      'avi',
      'mpg',
      'mpeg',
      'm2p',
      'vob',
      'ts',
      'mts',
      'm2ts',
    ],
    ...['flv', 'f4v', 'wmv', 'asf', 'ogv', 'ogm', 'mxf', 'gxf', 'lxf', 'dv', 'dif', 'nut', 'ivf'],
    ...['m2v', 'm1v', 'mpv', 'mpe', 'm2t', 'divx', 'mj2', 'y4m', 'rm', 'wtv'],
    ...['264', 'h264', 'avc', '265', 'h265', 'hevc', 'obu'],
  ],
  audio: [
    ...['rf64', 'bwf', 'w64', 'caf', 'aifc', 'au', 'snd', 'amr', 'awb', 'mka', 'm4b', 'mp2'],
    ...['ac3', 'eac3', 'dts', 'wma', 'ape', 'wv', 'tta', 'spx', 'alac'],
    ...['wav', 'mp3', 'm4a', 'aac', 'flac', 'ogg', 'oga', 'opus', 'aif', 'aiff'],
  ],
  pages: ['pdf'],
  image: ['jpg', 'jpeg', 'png', 'apng', 'webp', 'avif', 'gif', 'tif', 'tiff'],
}

export function mediaTypeOf(mimeType: string): MediaType | null {
  return Object.hasOwn(MEDIA_TYPES, mimeType) ? (MEDIA_TYPES[mimeType] ?? null) : null
}

/**
 * The kind of file that the extension of a file name stands for. Unknown extensions stand for plain
 * files.
 */
export function kindOfEnding(ending: string): VersionKind {
  const kinds = ['video', 'audio', 'pages', 'image'] as const
  return kinds.find((kind) => ENDINGS[kind]?.includes(ending)) ?? 'file'
}
