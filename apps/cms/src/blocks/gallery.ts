import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

export const gallery: Block = {
  slug: 'gallery',
  labels: { singular: 'Gallery', plural: 'Galleries' },
  fields: [
    heading({ isRequired: true }),
    intro(),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'grid',
      options: [
        { value: 'grid', label: 'All at once, the first one large' },
        { value: 'strip', label: 'Side by side, to scroll through' },
      ],
    },
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 12,
      labels: { singular: 'Picture', plural: 'Pictures' },
      fields: [
        { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
        { name: 'caption', type: 'text', localized: true, maxLength: 160 },
      ],
    },
  ],
}
