import type { BlockType } from '@studio/shared/contracts/blocks'
import type { Block } from 'payload'
import { blockLabels, translated } from '../../admin-language/translate-config'
import { drawingOf } from './drawings'
import type { PageBlock } from './groups'

/** The block with its picture, and with its heading in the head of each row. */
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
          // Properties of a component are not among the texts that are translated with the configuration.
          clientProps: { kind: typeof singular === 'string' ? translated(singular) : singular },
        },
      },
    },
  }
}
