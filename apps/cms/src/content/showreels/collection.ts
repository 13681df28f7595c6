import { COUNTRY_OPTIONS } from '../../platform/fields/countries'
import { seedKey } from '../../platform/fields/common-fields'
import { publishedContent } from '../published-content'
import type { Field } from 'payload'

const SHOWREEL_LENGTH = 8

function eightVideos(description: string): Field {
  return {
    name: 'videos',
    label: 'Films',
    type: 'relationship',
    relationTo: 'videos',
    hasMany: true,
    required: true,
    minRows: 1,
    maxRows: SHOWREEL_LENGTH,
    admin: { isSortable: true, description },
  }
}

export const showreels = publishedContent({
  slug: 'showreels',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    description: 'Pages show one with the block “Showreel”.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Internal name; not shown to visitors.' },
    },
    eightVideos('In this order, drag to sort. Films that are not published are left out.'),
    {
      name: 'editions',
      label: 'Another choice for a country',
      type: 'array',
      maxRows: 3,
      labels: { singular: 'Choice', plural: 'Choices' },
      fields: [
        {
          name: 'countries',
          type: 'select',
          hasMany: true,
          required: true,
          options: COUNTRY_OPTIONS,
        },
        eightVideos('Shown in these countries instead.'),
      ],
    },
    seedKey(),
  ],
})
