import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

/** All published case studies, or those with a results page, by their position. */
export const caseStudyList: Block = {
  slug: 'caseStudyList',
  labels: { singular: 'Case studies', plural: 'Case studies' },
  fields: [
    heading(),
    intro(),
    {
      name: 'kind',
      label: 'Shows',
      type: 'select',
      required: true,
      defaultValue: 'studies',
      options: [
        { value: 'studies', label: 'The studies' },
        { value: 'results', label: 'Their results pages' },
      ],
    },
  ],
}
