import type { BlockBuilder } from './types'
import { pictureOf } from '../pictures'

export const panorama: BlockBuilder<'panorama'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  media: pictureOf(reader, block.media),
  poster: pictureOf(reader, block.poster),
  yaw: block.yaw ?? 0,
})
