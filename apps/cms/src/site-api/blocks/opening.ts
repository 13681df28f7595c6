import type { BlockBuilder } from './types'
import { resolveActions } from '../links'
import { pictureOf } from '../pictures'

export const opening: BlockBuilder<'opening'> = (block, { reader, settings }) => ({
  layout: block.layout,
  film: pictureOf(reader, block.film),
  smallFilm: pictureOf(reader, block.smallFilm),
  title: block.title,
  lead: block.lead ?? null,
  actions: resolveActions(reader, block.actions, settings),
})
