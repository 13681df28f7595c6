import type { ArrayField } from 'payload'
import { COUNTRY_OPTIONS } from '../../platform/fields/countries'

export const claims: ArrayField = {
  name: 'claims',
  type: 'array',
  maxRows: 40,
  fields: [
    { name: 'key', type: 'text', required: true, maxLength: 60 },
    { name: 'value', type: 'text', localized: true, required: true, maxLength: 40 },
    { name: 'label', type: 'text', localized: true, required: true, maxLength: 120 },
    { name: 'countries', type: 'select', hasMany: true, required: true, options: COUNTRY_OPTIONS },
    { name: 'isDisputed', label: 'Sources disagree', type: 'checkbox', defaultValue: false },
    {
      name: 'isWithheld',
      label: 'Not shown',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Kept here with its source and shown nowhere. For figures of which it is not known what was measured, against what and by whom.',
      },
    },
    {
      name: 'source',
      label: 'Source, and notes for editors',
      type: 'textarea',
      maxLength: 600,
      admin: { description: 'Visitors never see it.' },
    },
  ],
}
