import type { Block } from 'payload'
import { priceReference } from '../fields/price-reference'
import { heading, intro } from '../fields/texts'

export const comparison: Block = {
  slug: 'comparison',
  fields: [
    heading(),
    intro(),
    {
      name: 'columns',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [{ name: 'title', type: 'text', localized: true, required: true, maxLength: 80 }],
    },
    {
      name: 'rows',
      type: 'array',
      required: true,
      maxRows: 20,
      fields: [
        { name: 'label', type: 'text', localized: true, required: true, maxLength: 120 },
        {
          name: 'cells',
          type: 'array',
          maxRows: 4,
          admin: { description: 'One cell for each column, in the same order.' },
          fields: [
            { name: 'text', type: 'text', localized: true, maxLength: 240 },
            priceReference({ label: 'Or a price' }),
          ],
        },
      ],
    },
  ],
}
