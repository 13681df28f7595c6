import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

export const priceTable: Block = {
  slug: 'priceTable',
  fields: [
    heading(),
    intro(),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'list',
      options: [
        { value: 'list', label: 'A table for each list' },
        { value: 'matrix', label: 'Lists in rows, spot lengths in columns' },
      ],
    },
    {
      name: 'groups',
      label: 'Price lists',
      type: 'relationship',
      relationTo: 'price-groups',
      hasMany: true,
      required: true,
    },
    { name: 'footnote', type: 'textarea', localized: true, maxLength: 600 },
  ],
}
