import type { Block, BlockType } from '@studio/shared/contracts/blocks'
import { anchorsOf } from './anchors'
import { contactDetails, form } from './contacts'
import { caseStudyList, jobList, postList, serviceGrid, showreel, workList } from './lists'
import { gallery, hero, mediaText, opening, panorama, stages } from './pictures'
import { compare, comparison, priceTable } from './prices'
import type { BlockBuilder, BlockContext, StoredBlock } from './types'
import { callToAction, faq, richText, statBand, steps, testimonials } from './words'

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
