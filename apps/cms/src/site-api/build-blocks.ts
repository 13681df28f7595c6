import type { Block, BlockOf, BlockType } from '@studio/shared/contracts/blocks'
import type { ListView } from '@studio/shared/list-path'
import type { Page, SiteSetting } from '../payload-types'
import { callToAction } from './blocks/call-to-action'
import { comparison } from './blocks/comparison'
import { contactDetails } from './blocks/contact-details'
import { faq } from './blocks/faq'
import { hero } from './blocks/hero'
import { mediaText } from './blocks/media-text'
import { opening } from './blocks/opening'
import { priceTable } from './blocks/price-table'
import { richText } from './blocks/rich-text'
import { serviceGrid } from './blocks/service-grid'
import { showreel } from './blocks/showreel'
import { stages } from './blocks/stages'
import { statBand } from './blocks/stat-band'
import { steps } from './blocks/steps'
import { testimonials } from './blocks/testimonials'
import { workList } from './blocks/work-list'
import type { PublishedReader } from './reader'

export type StoredBlock = NonNullable<Page['blocks']>[number]
export type StoredBlockOf<Type extends BlockType> = Extract<StoredBlock, { blockType: Type }>

export interface BlockContext {
  reader: PublishedReader
  settings: SiteSetting
  /** Which part of its work list the address asks for; null for the page as it is. */
  list: ListView | null
  /** The page on which the blocks stand. */
  base: string
}

type Builder<Type extends BlockType> = (
  block: StoredBlockOf<Type>,
  context: BlockContext,
) => Omit<BlockOf<Type>, 'id' | 'type'> | Promise<Omit<BlockOf<Type>, 'id' | 'type'>>

export type BlockBuilder<Type extends BlockType> = Builder<Type>

const BUILDERS: { [Type in BlockType]: Builder<Type> } = {
  hero,
  opening,
  stages,
  richText,
  priceTable,
  serviceGrid,
  steps,
  statBand,
  faq,
  testimonials,
  callToAction,
  mediaText,
  comparison,
  contactDetails,
  showreel,
  workList,
}

export async function buildBlocks(blocks: StoredBlock[], context: BlockContext): Promise<Block[]> {
  return Promise.all(blocks.map((block, index) => buildBlock(block, index, context)))
}

async function buildBlock(
  stored: StoredBlock,
  index: number,
  context: BlockContext,
): Promise<Block> {
  const build = BUILDERS[stored.blockType] as Builder<BlockType>
  const content = await build(stored, context)
  return { type: stored.blockType, id: stored.id ?? String(index), ...content } as Block
}
