import type { Block } from 'payload'
import { heading } from '../fields/texts'

/** Figures about the studio; a claim follows the site settings and the visitor's country. */
export const statBand: Block = {
  slug: 'statBand',
  fields: [
    heading(),
    {
      name: 'stats',
      type: 'array',
      required: true,
      maxRows: 8,
      fields: [
        {
          name: 'claim',
          type: 'text',
          maxLength: 60,
          admin: { description: 'Key of a claim in the site settings. Or leave empty and write:' },
        },
        { name: 'value', type: 'text', localized: true, maxLength: 40 },
        { name: 'label', type: 'text', localized: true, maxLength: 120 },
      ],
    },
  ],
}
