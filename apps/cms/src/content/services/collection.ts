import { priceReference } from '../../platform/fields/price-reference'
import { seedKey } from '../../platform/fields/common-fields'
import { publishedContent } from '../published-content'

export const services = publishedContent({
  slug: 'services',
  admin: {
    disableCopyToLocale: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'page', '_status'],
  },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'summary', type: 'textarea', localized: true, required: true, maxLength: 240 },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      admin: { description: 'Where its card leads. Without a page the card is not a link.' },
    },
    { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
    priceReference({ label: 'Price on the card' }),
    seedKey(),
  ],
})
