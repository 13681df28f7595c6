import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

export const faq: Block = {
  slug: 'faq',
  labels: { singular: 'Questions', plural: 'Questions' },
  fields: [
    heading(),
    intro(),
    {
      name: 'items',
      type: 'array',
      required: true,
      maxRows: 40,
      fields: [
        { name: 'question', type: 'text', localized: true, required: true, maxLength: 240 },
        { name: 'answer', type: 'richText', localized: true, required: true },
      ],
    },
  ],
}
