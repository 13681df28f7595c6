import type { BlockType } from '@studio/shared/contracts/blocks'
import type { Block } from 'payload'
import { blockLabels, translated } from '../../platform/admin-language/translate-config'
import { drawingOf } from './drawings'
import type { PageBlock } from './groups'

/** Adds the picture of a block's card, and shows the block's heading in its row. */
export function withCard(type: BlockType, block: PageBlock): Block {
  const { singular } = blockLabels(block)
  return {
    ...block,
    admin: {
      ...block.admin,
      images: { thumbnail: { url: drawingOf(type), alt: '' } },
      components: {
        ...block.admin.components,
        Label: {
          path: '/blocks/admin/block-label#BlockLabel',
          // Texts in the properties of a component are not translated with the configuration, so
          // they are translated here.
          clientProps: { kind: typeof singular === 'string' ? translated(singular) : singular },
        },
      },
    },
  }
}
