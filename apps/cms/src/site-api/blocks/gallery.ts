import type { BlockBuilder } from './types'
import { pictureOf } from '../pictures'

export const gallery: BlockBuilder<'gallery'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  layout: block.layout,
  items: block.items.flatMap(({ media: value, caption }) => {
    const media = pictureOf(reader, value)
    return media ? [{ media, caption: caption ?? null }] : []
  }),
})
