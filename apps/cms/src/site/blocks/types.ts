import type { BlockOf, BlockType } from '@studio/shared/contracts/blocks'
import type { ListView } from '@studio/shared/list-path'
import type { Page, SiteSetting } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'

export type StoredBlock = NonNullable<Page['blocks']>[number]
export type StoredBlockOf<Type extends BlockType> = Extract<StoredBlock, { blockType: Type }>

export interface BlockContext {
  reader: PublishedReader
  settings: SiteSetting
  /** The path of the page, and which part of its list the URL names. */
  list: ListView
}

/** The fields that a builder adds to the fields that all blocks have. */
type Content<Type extends BlockType> = Omit<BlockOf<Type>, 'id' | 'type' | 'anchor'>

export type BlockBuilder<Type extends BlockType> = (
  block: StoredBlockOf<Type>,
  context: BlockContext,
) => Content<Type> | Promise<Content<Type>>
