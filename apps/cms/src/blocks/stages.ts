import type { Block } from 'payload'
import { film } from '../fields/film'
import { heading, intro } from '../fields/texts'

export const stages: Block = {
  slug: 'stages',
  labels: { singular: 'Shot in stages', plural: 'Shots in stages' },
  fields: [
    heading({ isRequired: true }),
    intro(),
    {
      name: 'clips',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      labels: { singular: 'Stage', plural: 'Stages' },
      admin: {
        description:
          'In the order of production. The clips must have the same camera and the same length.',
      },
      fields: [
        film({
          name: 'media',
          label: 'Clip',
          description: 'Its name on the page is the stage that the library gives it.',
          isRequired: true,
          only: { stage: { exists: true } },
        }),
      ],
    },
  ],
}
