import type { Block } from 'payload'
import { heading, intro } from '../fields/texts'

export const serviceGrid: Block = {
  slug: 'serviceGrid',
  fields: [
    heading(),
    intro(),
    {
      name: 'services',
      type: 'relationship',
      relationTo: 'services',
      hasMany: true,
      required: true,
    },
  ],
}
