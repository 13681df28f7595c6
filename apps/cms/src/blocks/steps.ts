import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

export const steps: Block = {
  slug: 'steps',
  fields: [
    heading(),
    intro(),
    {
      name: 'steps',
      type: 'array',
      required: true,
      maxRows: 12,
      fields: [
        { name: 'title', type: 'text', localized: true, required: true, maxLength: 100 },
        { name: 'text', type: 'textarea', localized: true, required: true, maxLength: 600 },
      ],
    },
  ],
}
