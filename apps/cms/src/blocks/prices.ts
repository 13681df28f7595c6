import type { Field } from 'payload'
import { priceReference } from '../platform/fields/price-reference'
import { heading, intro } from '../platform/fields/common-fields'
import { BLOCK_GROUPS, type PageBlock } from './cards/groups'

export const comparison: PageBlock = {
  slug: 'comparison',
  admin: { group: BLOCK_GROUPS.prices },
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

function side(name: string): Field {
  return {
    name,
    type: 'group',
    fields: [
      { name: 'label', type: 'text', localized: true, required: true, maxLength: 30 },
      { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
    ],
  }
}

export const compare: PageBlock = {
  slug: 'compare',
  labels: { singular: 'Before and after', plural: 'Before and after' },
  admin: { group: BLOCK_GROUPS.pictures },
  fields: [heading(), intro(), side('before'), side('after')],
}

export const priceTable: PageBlock = {
  slug: 'priceTable',
  admin: { group: BLOCK_GROUPS.prices },
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
