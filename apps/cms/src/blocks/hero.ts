import type { Block } from 'payload'
import { actions } from '../fields/actions'
import { priceReference } from '../fields/price-reference'

export const hero: Block = {
  slug: 'hero',
  fields: [
    { name: 'eyebrow', type: 'text', localized: true, maxLength: 80 },
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'lead', type: 'textarea', localized: true, maxLength: 500 },
    { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
    actions(),
    priceReference({ label: 'Price shown' }),
  ],
}
