import type { ReactNode } from 'react'
import type { BlockType } from '@studio/shared/contracts/blocks'
import { Audio } from '@/blocks/audio/audio'
import { CallToAction } from '@/blocks/call-to-action'
import { CaseStudyList } from '@/blocks/case-study-list'
import { Compare } from '@/blocks/compare'
import { Comparison } from '@/blocks/comparison'
import { ContactDetails } from '@/blocks/contact-details'
import { Faq } from '@/blocks/faq'
import { Gallery } from '@/blocks/gallery/gallery'
import { Hero } from '@/blocks/hero'
import { LegalFacts } from '@/blocks/legal-facts/legal-facts'
import { JobList } from '@/blocks/job-list'
import { MediaText } from '@/blocks/media-text/media-text'
import { Opening } from '@/blocks/opening/opening'
import { Panorama } from '@/blocks/panorama'
import { PostList } from '@/blocks/post-list/post-list'
import { PriceTable } from '@/blocks/price-table/price-table'
import { RichTextBlock } from '@/blocks/rich-text'
import { ServiceGrid } from '@/blocks/service-grid'
import { Showreel } from '@/blocks/showreel'
import { Stages } from '@/blocks/stages/stages'
import { StatBand } from '@/blocks/stat-band'
import { Steps } from '@/blocks/steps'
import { Testimonials } from '@/blocks/testimonials'
import { WorkList } from '@/blocks/work-list/work-list'
import type { BlockProps } from '@/lib/block-context'
import { FormBlock } from '@/features/forms/form-block'
import { GuideBlock } from '@/features/guide/guide-block'
import { ReviewDemo } from '@/features/review/demo/review-demo'
import { VirtualSet } from '@/features/virtual-set/virtual-set'

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
  legalFacts: LegalFacts,
  form: FormBlock,
  showreel: Showreel,
  workList: WorkList,
  postList: PostList,
  jobList: JobList,
  caseStudyList: CaseStudyList,
  compare: Compare,
  gallery: Gallery,
  panorama: Panorama,
  reviewDemo: ReviewDemo,
  virtualSet: VirtualSet,
  guide: GuideBlock,
  audio: Audio,
} satisfies BlockComponents

/** Renders a block. The compiler checks that every type has a component. */
export function BlockView<Type extends BlockType>({ block, context }: BlockProps<Type>) {
  const components: BlockComponents = COMPONENTS
  const Component: BlockComponent<Type> = components[block.type]
  return <Component block={block} context={context} />
}
