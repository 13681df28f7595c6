import { BLOCK_TYPES, type BlockType } from '@studio/shared/contracts/blocks'
import type { Block } from 'payload'
import * as contacts from './contacts'
import * as lists from './lists'
import * as pictures from './pictures'
import * as prices from './prices'
import * as virtualSets from './virtual-set'
import * as words from './words'

/** What these files export are blocks, each under the name that it has in the contract and in the web. */
const BLOCKS = {
  ...contacts,
  ...lists,
  ...pictures,
  ...prices,
  ...virtualSets,
  ...words,
} satisfies Record<BlockType, Block>

export const pageBlocks: Block[] = BLOCK_TYPES.map((type) => BLOCKS[type])
