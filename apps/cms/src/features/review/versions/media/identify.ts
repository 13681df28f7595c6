import { fileTypeFromFile } from 'file-type'
import { z } from 'zod'
import { isPlayedType, isText } from '../uploads/file-content'
import { mediaTypeOf } from '../uploads/media-types'
import { askProbe, type Source, type Workplace } from './probe'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

/**
 * The demuxers of ffmpeg that may read uploaded files. None of them reads other files: playlists,
 * concatenations, image sequences, streaming protocols, scripts and subtitles are missing. Raw
 * samples without a header are missing as well, because every file would be one.
 */
const DEMUXERS = [
  ...['mov', 'matroska', 'avi', 'mpeg', 'mpegts', 'flv', 'asf', 'ogg', 'mxf', 'gxf', 'lxf'],
  ...['nut', 'ivf', 'obu', 'dv', 'rm', 'wtv', 'yuv4mpegpipe', 'gif', 'apng'],
  ...['h261', 'h263', 'h264', 'hevc', 'm4v', 'mpegvideo', 'mjpeg', 'vc1', 'dirac', 'dnxhd', 'av1'],
  ...[
    'wav',
    'w64',
    'caf',
    'aiff',
    'au',
    'voc',
    'mp3',
    'aac',
    'flac',
    'ac3',
    'eac3',
    'dts',
    'dtshd',
  ],
  ...['truehd', 'mlp', 'amr', 'ape', 'wv', 'tta', 'tak', 'mpc', 'mpc8', 'dsf', 'iff', 'oma'],
  ...['ircam', 'sox', 'nistsphere', 'qcp', 'xwma', 'loas'],
]

/** ffprobe reports lower scores if it only guesses. */
const CERTAIN = 26

const answerSchema = z.object({
  format: z.object({ format_name: z.string(), probe_score: z.number() }),
})

/**
 * Finds the demuxer for an uploaded film or sound by its content.
 *
 * @throws {Unprocessable} if ffmpeg does not recognize the file
 */
export async function identify(place: Workplace, file: string, mimeType: string): Promise<Source> {
  const found = await recognize(place, file)
  const demuxer = found ?? mediaTypeOf(mimeType)?.demuxer
  if (!demuxer) throw new Unprocessable('unreadable', 'The format is unknown.')
  return { file, demuxer }
}

async function recognize(place: Workplace, file: string): Promise<string | null> {
  const told = await askProbe(
    place,
    [
      ...['-show_entries', 'format=format_name,probe_score', '-of', 'json'],
      ...[
        '-format_whitelist',
        DEMUXERS.join(','),
        '-protocol_whitelist',
        'file',
        '-i',
        `file:${file}`,
      ],
    ],
    300,
  )
  const { format } = answerSchema.parse(JSON.parse(told.join('\n')))
  return format.probe_score >= CERTAIN ? (format.format_name.split(',')[0] ?? null) : null
}

/**
 * Tells whether a file whose name says nothing may be a film or a sound. Text and files of another
 * known type are not.
 */
export async function mayBePlayed(file: string): Promise<boolean> {
  const type = await fileTypeFromFile(file).catch(() => undefined)
  return type ? isPlayedType(type.mime) : !(await isText(file))
}
