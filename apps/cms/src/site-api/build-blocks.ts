import type { Block, BlockType } from '@studio/shared/contracts/blocks'
import { anchorsOf } from './anchors'
import { callToAction } from './blocks/call-to-action'
import { caseStudyList } from './blocks/case-study-list'
import { compare } from './blocks/compare'
import { comparison } from './blocks/comparison'
import { contactDetails } from './blocks/contact-details'
import { faq } from './blocks/faq'
import { form } from './blocks/form'
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
import type { BlockBuilder, BlockContext, StoredBlock } from './blocks/types'
import { workList } from './blocks/work-list'

const BUILDERS: { [Type in BlockType]: BlockBuilder<Type> } = {
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
  form,
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
  const build = BUILDERS[stored.blockType] as BlockBuilder<BlockType>
  const content = await build(stored, context)
  return { type: stored.blockType, id: stored.id ?? String(index), ...content } as Block
}
