import type { ReactNode } from 'react'
import type { BlockOf, BlockType } from '@studio/shared/contracts/blocks'
import { CallToAction } from './call-to-action/call-to-action'
import { CaseStudyList } from './case-study-list/case-study-list'
import { Compare } from './compare/compare'
import { Comparison } from './comparison/comparison'
import { ContactDetails } from './contact-details/contact-details'
import type { BlockContext } from './context'
import { Faq } from './faq/faq'
import { Gallery } from './gallery/gallery'
import { Hero } from './hero/hero'
import { JobList } from './job-list/job-list'
import { MediaText } from './media-text/media-text'
import { Opening } from './opening/opening'
import { Panorama } from './panorama/panorama'
import { PostList } from './post-list/post-list'
import { PriceTable } from './price-table/price-table'
import { RichTextBlock } from './rich-text/rich-text-block'
import { ServiceGrid } from './service-grid/service-grid'
import { Showreel } from './showreel/showreel'
import { Stages } from './stages/stages'
import { StatBand } from './stat-band/stat-band'
import { Steps } from './steps/steps'
import { Testimonials } from './testimonials/testimonials'
import { WorkList } from './work-list/work-list'

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>
  context: BlockContext
}

type BlockComponent<Type extends BlockType> = (
  props: BlockProps<Type>,
) => ReactNode | Promise<ReactNode>

type BlockComponents = { [Type in BlockType]: BlockComponent<Type> }

const COMPONENTS = {
  hero: Hero,
  opening: Opening,
  stages: Stages,
  richText: RichTextBlock,
  priceTable: PriceTable,
  serviceGrid: ServiceGrid,
  steps: Steps,
  statBand: StatBand,
  faq: Faq,
  testimonials: Testimonials,
  callToAction: CallToAction,
  mediaText: MediaText,
  comparison: Comparison,
  contactDetails: ContactDetails,
  showreel: Showreel,
  workList: WorkList,
  postList: PostList,
  jobList: JobList,
  caseStudyList: CaseStudyList,
  compare: Compare,
  gallery: Gallery,
  panorama: Panorama,
} satisfies BlockComponents

/** One block of a page; the compiler checks that every type has its component. */
export function BlockView<Type extends BlockType>({ block, context }: BlockProps<Type>) {
  const components: BlockComponents = COMPONENTS
  const Component: BlockComponent<Type> = components[block.type]
  return <Component block={block} context={context} />
}
