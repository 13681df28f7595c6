import type { BlockType } from '@studio/shared/contracts/blocks'
import { formatLabels, type Block } from 'payload'
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

/** The block with its picture and group, and with its heading in the head of each row. */
export function withCard(type: BlockType, block: Block): Block {
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
          clientProps: { kind: block.labels?.singular ?? formatLabels(block.slug).singular },
        },
      },
    },
  }
}
