import type { BlockBuilder } from './types'
import { resolveActions } from '../links'

export const callToAction: BlockBuilder<'callToAction'> = (block, { reader, settings }) => ({
  heading: block.heading,
  text: block.text ?? null,
  actions: resolveActions(reader, block.actions, settings),
})
