import type { BlockType } from '@studio/shared/contracts/blocks'
import type { Block } from 'payload'
import { blockLabels, translated } from '../../admin-language/translate-config'
import { drawingOf } from './drawings'
import { BLOCK_GROUPS, type BlockGroup } from './words'

const GROUPS: Record<BlockType, BlockGroup> = {
  hero: 'openings',
  opening: 'openings',
  richText: 'words',
  mediaText: 'words',
  steps: 'words',
  statBand: 'words',
  faq: 'words',
  callToAction: 'words',
  priceTable: 'prices',
  serviceGrid: 'prices',
  comparison: 'prices',
  gallery: 'pictures',
  stages: 'pictures',
  compare: 'pictures',
  panorama: 'pictures',
  showreel: 'pictures',
  audio: 'pictures',
  testimonials: 'lists',
  workList: 'lists',
  caseStudyList: 'lists',
  postList: 'lists',
  jobList: 'lists',
  contactDetails: 'contact',
  form: 'contact',
  guide: 'tools',
  virtualSet: 'tools',
  reviewDemo: 'tools',
}

/** Adds the picture and the group of a block's card, and shows the block's heading in its row. */
export function withCard(type: BlockType, block: Block): Block {
  const { singular } = blockLabels(block)
  return {
    ...block,
    admin: {
      ...block.admin,
      group: BLOCK_GROUPS[GROUPS[type]],
      images: { thumbnail: { url: drawingOf(type), alt: '' } },
      components: {
        ...block.admin?.components,
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
