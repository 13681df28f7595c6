import type { BlockType } from '@studio/shared/contracts/blocks'
import type { Block } from 'payload'
import { callToAction, faq, richText, statBand, steps, testimonialsBlock } from './words'
import { caseStudyList, jobList, postList, serviceGrid, showreelBlock, workList } from './lists'
import { compare, comparison, priceTable } from './prices'
import { contactDetails, form } from './contacts'
import { gallery, hero, mediaText, opening, panorama, stages } from './pictures'

/** Every block has a counterpart of the same name in the contract and in the web. */
const BLOCKS = {
  hero,
  opening,
  stages,
  richText,
  priceTable,
  serviceGrid,
  steps,
  statBand,
  faq,
  testimonials: testimonialsBlock,
  callToAction,
  mediaText,
  comparison,
  contactDetails,
  form,
  showreel: showreelBlock,
  workList,
  postList,
  jobList,
  caseStudyList,
  compare,
  gallery,
  panorama,
} as const satisfies Record<BlockType, Block>

export const pageBlocks: Block[] = Object.values(BLOCKS)
