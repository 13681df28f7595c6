import { isShownIn, readVideos, idsOf } from '../works/read-works'
import { reelItemsOf } from '../works/reel-items'
import type { BlockBuilder } from './types'
import { resolveActions } from '../links'

/** The list that editors chose for the visitor's country, or else the one for everybody. */
export const showreel: BlockBuilder<'showreel'> = async (block, { reader, settings }) => {
  const chosen = reader.related('showreels', block.showreel)
  const edition = chosen?.editions?.find((one) => isShownIn(one, reader.viewer.country))
  const ids = idsOf((edition ?? chosen)?.videos)
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    layout: block.layout,
    items: reelItemsOf(reader, await readVideos(reader, ids)),
    actions: resolveActions(reader, block.actions, settings),
  }
}
