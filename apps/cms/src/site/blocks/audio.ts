import { soundOf } from '../content/media'
import type { BlockBuilder } from './types'

export const audio: BlockBuilder<'audio'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  layout: block.layout,
  tracks: block.tracks.flatMap(({ title, media, transcript, isDownloadable }) => {
    const sound = soundOf(reader, media)
    return sound
      ? [{ title, sound, transcript: transcript || null, isDownloadable: isDownloadable === true }]
      : []
  }),
})
