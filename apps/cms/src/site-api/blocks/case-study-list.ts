import type { BlockBuilder } from './types'
import { studyCards } from '../case-studies/study-card'

export const caseStudyList: BlockBuilder<'caseStudyList'> = async (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  kind: block.kind,
  studies: await studyCards(reader, block.kind),
})
