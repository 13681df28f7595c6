import type { BlockOf } from '@studio/shared/contracts/blocks'
import { firstOf } from '@studio/shared/list-path'
import { CONTACT_PAGE } from '../content/contact'
import type { PublishedReader } from '../reader/reader'
import { buildBlocks } from './build-blocks'

/**
 * The guide as it appears in the corner of the contact page. It is also shown on error pages for
 * unknown paths.
 *
 * @returns null if the contact page has no button for the guide
 */
export async function cornerGuide(reader: PublishedReader): Promise<BlockOf<'guide'> | null> {
  const page = await reader.page(CONTACT_PAGE)
  const stored = page?.blocks?.find(
    (block) => block.blockType === 'guide' && block.layout === 'button',
  )
  if (!stored) return null
  const settings = await reader.settings()
  const [built] = await buildBlocks([stored], { reader, settings, list: firstOf('') })
  return built?.type === 'guide' ? built : null
}
