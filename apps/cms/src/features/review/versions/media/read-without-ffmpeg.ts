import type { VideoFacts } from '@studio/shared/review/media'
import {
  EncodedPacketSink,
  FilePathSource,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { readFrameTimes } from './frame-times'
import { Unprocessable } from '../../../../platform/programs/unprocessable'

interface Found {
  facts: VideoFacts | null
  milliseconds: number
  browserPlays: boolean
}

/** Only these containers are read. Playlists are excluded, because they refer to other files. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, FLAC]

/**
 * The maximum number of frames, and the maximum time in milliseconds for reading their timestamps.
 */
const MAX_FRAMES = 3 * 60 * 60 * 120
const READ_TIMEOUT_MS = 60_000

/**
 * Reads the facts about a film or sound that can be found without ffmpeg. They are sufficient for
 * files that browsers can play.
 *
 * @throws {Unprocessable} if the file cannot be shown without ffmpeg
 */
export async function readWithoutFfmpeg(file: string, mimeType: string): Promise<Found> {
  const input = new Input({ source: new FilePathSource(file), formats: FORMATS })
  try {
    const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
    if (video) return await readFilm(video, audio, mimeType)
    if (!audio) throw new Unprocessable('noMedia')
    const milliseconds = Math.round((await audio.computeDuration()) * 1_000)
    return { facts: null, milliseconds, browserPlays: await isPlayedSound(audio, mimeType) }
  } catch (error) {
    if (error instanceof Unprocessable) throw error
    throw new Unprocessable('unreadable', error instanceof Error ? error.message : '')
  } finally {
    input.dispose()
  }
}

async function readFilm(
  video: InputVideoTrack,
  audio: InputAudioTrack | null,
  mimeType: string,
): Promise<Found> {
  const read = readFrameTimes(await timesOf(video), { rates: [] })
  if (!read) throw new Unprocessable('noMedia')
  const { rate, isVariableRate, frameCount, seconds } = read
  const facts = {
    rate,
    frameCount,
    isVariableRate,
    startFrame: 0,
    isDropFrame: false,
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    hasSound: audio !== null,
  }
  const browserPlays = await isPlayedFilm(video, audio, mimeType)
  return { facts, milliseconds: Math.round(seconds * 1_000), browserPlays }
}

async function timesOf(track: InputTrack): Promise<Float64Array> {
  const end = Date.now() + READ_TIMEOUT_MS
  const times: number[] = []
  const sink = new EncodedPacketSink(track)
  for await (const { timestamp } of sink.packets(undefined, undefined, { metadataOnly: true })) {
    // Frames before time 0 are never shown.
    if (timestamp >= 0) times.push(timestamp)
    if (times.length > MAX_FRAMES) throw new Unprocessable('tooLong')
    if (Date.now() > end) throw new Unprocessable('timedOut')
  }
  return Float64Array.from(times)
}

async function isPlayedFilm(
  video: InputVideoTrack,
  audio: InputAudioTrack | null,
  mimeType: string,
): Promise<boolean> {
  const picture = (await video.getCodecParameterString()) ?? ''
  const sound = (await audio?.getCodec()) ?? 'none'
  if (['video/mp4', 'video/x-m4v'].includes(mimeType)) {
    // The codes are the baseline, main and high profiles of H.264, which have 8 bits and 4:2:0
    // subsampling.
    return /^avc1\.(42|4d|64)/i.test(picture) && ['aac', 'mp3', 'none'].includes(sound)
  }
  return (
    mimeType === 'video/webm' &&
    /^(vp8|vp09\.00)/.test(picture) &&
    ['opus', 'vorbis', 'none'].includes(sound)
  )
}

async function isPlayedSound(audio: InputAudioTrack, mimeType: string): Promise<boolean> {
  const types = ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/flac']
  const codecs = ['mp3', 'aac', 'flac', 'pcm-s16']
  return types.includes(mimeType) && codecs.includes((await audio.getCodec()) ?? '')
}
