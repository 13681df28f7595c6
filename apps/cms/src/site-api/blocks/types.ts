import type { BlockOf, BlockType } from '@studio/shared/contracts/blocks'
import type { ListView } from '@studio/shared/list-path'
import type { Page, SiteSetting } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'

export type StoredBlock = NonNullable<Page['blocks']>[number]
export type StoredBlockOf<Type extends BlockType> = Extract<StoredBlock, { blockType: Type }>

export interface BlockContext {
  reader: PublishedReader
  settings: SiteSetting
  /** The page's path, and the part of its list in the URL. */
  list: ListView
}

/** The fields that a builder adds to the common fields of blocks. */
type Content<Type extends BlockType> = Omit<BlockOf<Type>, 'id' | 'type' | 'anchor'>

export type BlockBuilder<Type extends BlockType> = (
  block: StoredBlockOf<Type>,
  context: BlockContext,
) => Content<Type> | Promise<Content<Type>>
