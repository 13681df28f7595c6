import type { BlockBuilder } from './types'
import { pictureOf } from '../pictures'

export const stages: BlockBuilder<'stages'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  stages: block.clips.flatMap(({ media: value }) => {
    const media = pictureOf(reader, value)
    const stage = reader.related('media', value)?.stage
    return media?.clip && stage ? [{ stage, media }] : []
  }),
})
