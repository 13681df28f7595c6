import type { Block, BlockOf, BlockType } from '@studio/shared/contracts/blocks'
import type { ListView } from '@studio/shared/list-path'
import type { Page, SiteSetting } from '../payload-types'
import { anchorsOf } from './anchors'
import { callToAction } from './blocks/call-to-action'
import { caseStudyList } from './blocks/case-study-list'
import { compare } from './blocks/compare'
import { comparison } from './blocks/comparison'
import { contactDetails } from './blocks/contact-details'
import { faq } from './blocks/faq'
import { gallery } from './blocks/gallery'
import { hero } from './blocks/hero'
import { jobList } from './blocks/job-list'
import { mediaText } from './blocks/media-text'
import { opening } from './blocks/opening'
import { panorama } from './blocks/panorama'
import { postList } from './blocks/post-list'
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
  /** Where the page stands, and which part of its list the address asks for. */
  list: ListView
}

/** What the builder adds to what every block has. */
type Content<Type extends BlockType> = Omit<BlockOf<Type>, 'id' | 'type' | 'anchor'>

type Builder<Type extends BlockType> = (
  block: StoredBlockOf<Type>,
  context: BlockContext,
) => Content<Type> | Promise<Content<Type>>

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
  postList,
  jobList,
  caseStudyList,
  compare,
  gallery,
  panorama,
}

export async function buildBlocks(blocks: StoredBlock[], context: BlockContext): Promise<Block[]> {
  const anchors = anchorsOf(blocks.map(({ blockName }) => blockName))
  return Promise.all(
    blocks.map(async (block, index) => {
      const anchor = anchors[index]
      return { ...(await buildBlock(block, index, context)), ...(anchor && { anchor }) }
    }),
  )
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
