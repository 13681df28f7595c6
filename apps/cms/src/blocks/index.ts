import { BLOCK_TYPES, type BlockType } from '@studio/shared/contracts/blocks'
import type { Block, BlocksField } from 'payload'
import * as audio from './audio'
import type { PageBlock } from './cards/groups'
import { withCard } from './cards/with-card'
import * as contacts from './contacts'
import * as lists from './lists'
import * as pictures from './pictures'
import * as prices from './prices'
import * as virtualSets from './virtual-set'
import * as words from './words'

/**
 * Each of these modules exports one block per block type, named like the block type in the
 * contract.
 */
const BLOCKS = {
  ...audio,
  ...contacts,
  ...lists,
  ...pictures,
  ...prices,
  ...virtualSets,
  ...words,
} satisfies Record<BlockType, PageBlock>

/** Blocks are folded at first, because an open page of ten blocks is longer than ten screens. */
export const blockList: NonNullable<BlocksField['admin']> = {
  initCollapsed: true,
  components: { beforeInput: ['/blocks/admin/block-lines#BlockLines'] },
}

export const pageBlocks: Block[] = BLOCK_TYPES.map((type) => withCard(type, BLOCKS[type]))
