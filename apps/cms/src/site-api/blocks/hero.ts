import type { BlockBuilder } from './types'
import { resolveActions } from '../links'
import { pictureOf } from '../pictures'
import { quotePrice } from '../quote-price'

export const hero: BlockBuilder<'hero'> = (block, { reader, settings }) => ({
  eyebrow: block.eyebrow ?? null,
  title: block.title,
  lead: block.lead ?? null,
  media: pictureOf(reader, block.media),
  actions: resolveActions(reader, block.actions, settings),
  figure: quotePrice(reader, block),
})
