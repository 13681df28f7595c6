import type { Block, BlockType } from '@studio/shared/contracts/blocks'
import { anchorsOf } from './anchors'
import * as audio from './audio'
import * as contacts from './contacts'
import * as lists from './lists'
import * as pictures from './pictures'
import * as prices from './prices'
import type { BlockBuilder, BlockContext, StoredBlock } from './types'
import * as virtualSets from './virtual-set'
import * as words from './words'

/** Each of these modules exports one builder per block type, named like the block type. */
const BUILDERS: { [Type in BlockType]: BlockBuilder<Type> } = {
  ...audio,
  ...contacts,
  ...lists,
  ...pictures,
  ...prices,
  ...virtualSets,
  ...words,
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
