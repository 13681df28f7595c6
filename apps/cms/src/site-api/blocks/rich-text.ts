import type { BlockBuilder } from './types'
import { richTextFor } from '../rich-text'

export const richText: BlockBuilder<'richText'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  body: richTextFor(reader, block.body, settings),
})
