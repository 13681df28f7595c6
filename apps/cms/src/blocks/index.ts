import type { BlockType } from '@studio/shared/contracts/blocks'
import type { Block } from 'payload'
import { callToAction } from './call-to-action'
import { caseStudyList } from './case-study-list'
import { compare } from './compare'
import { comparison } from './comparison'
import { contactDetails } from './contact-details'
import { faq } from './faq'
import { gallery } from './gallery'
import { hero } from './hero'
import { jobList } from './job-list'
import { mediaText } from './media-text'
import { opening } from './opening'
import { panorama } from './panorama'
import { postList } from './post-list'
import { priceTable } from './price-table'
import { richText } from './rich-text'
import { serviceGrid } from './service-grid'
import { showreelBlock } from './showreel'
import { stages } from './stages'
import { statBand } from './stat-band'
import { steps } from './steps'
import { testimonialsBlock } from './testimonials'
import { workList } from './work-list'

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
