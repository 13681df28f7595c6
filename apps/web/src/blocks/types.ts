import type { BlockOf, BlockType } from '@studio/shared/contracts/blocks'
import type { BlockContext } from '@/components/block-context'

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>
  context: BlockContext
}
