import type { BlockBuilder } from './types'
import { pictureOf } from '../pictures'

export const compare: BlockBuilder<'compare'> = (block, { reader }) => {
  const side = ({ label, media: value }: typeof block.before) => {
    const media = pictureOf(reader, value)
    return media && { label, media }
  }
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    before: side(block.before),
    after: side(block.after),
  }
}
