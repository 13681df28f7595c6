import { isTransparent } from './picture-filters'
import type { Probed } from './probe'

const SOUNDS = ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/flac']

/**
 * @returns true if every current browser plays the file unchanged; it is then shown until its copy
 * is ready
 */
export function browserPlays(mimeType: string, { video, videoCount, sounds }: Probed): boolean {
  // Browsers play only one of several tracks, and mix all channels of a sound track.
  if (videoCount > 1 || sounds.length > 1 || (sounds[0]?.channels ?? 0) > 2) return false
  const sound = sounds[0]?.codec_name ?? ''
  if (!video) {
    return SOUNDS.includes(mimeType) && /^(mp3|aac|flac|pcm_s16le)$/.test(sound)
  }
  const isEightBit = /^yuvj?420p$/.test(video.pix_fmt) && !isTransparent(video)
  if (['video/mp4', 'video/x-m4v'].includes(mimeType)) {
    return video.codec_name === 'h264' && isEightBit && /^(aac|mp3|)$/.test(sound)
  }
  if (mimeType === 'video/webm') {
    return /^(vp8|vp9)$/.test(video.codec_name) && isEightBit && /^(opus|vorbis|)$/.test(sound)
  }
  return false
}
