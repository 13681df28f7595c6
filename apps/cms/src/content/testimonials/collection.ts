import { COUNTRIES } from '@studio/shared/countries'
import { COUNTRY_OPTIONS } from '../../platform/fields/countries'
import { seedKey } from '../../platform/fields/common-fields'
import { publishedContent } from '../published-content'

export const testimonials = publishedContent({
  slug: 'testimonials',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'countries', 'isSample'],
  },
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    { name: 'quote', type: 'textarea', localized: true, required: true, maxLength: 600 },
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'role', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'countries',
      type: 'select',
      hasMany: true,
      required: true,
      index: true,
      defaultValue: [...COUNTRIES],
      options: COUNTRY_OPTIONS,
    },
    {
      name: 'isSample',
      label: 'Sample copy',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Written as an example, not said by a client; the site shows it nowhere. Uncheck this once the words are real.',
      },
    },
    seedKey(),
  ],
})
