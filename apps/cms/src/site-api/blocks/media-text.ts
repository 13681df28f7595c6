import type { BlockBuilder } from './types'
import { resolveActions } from '../links'
import { pictureOf } from '../pictures'
import { richTextFor } from '../rich-text'

export const mediaText: BlockBuilder<'mediaText'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  body: richTextFor(reader, block.body, settings),
  media: pictureOf(reader, block.media),
  mediaSide: block.mediaSide,
  actions: resolveActions(reader, block.actions, settings),
})
