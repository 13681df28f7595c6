import type { Field } from 'payload'
import { link } from './link'

export function actions(): Field {
  return {
    name: 'actions',
    type: 'array',
    maxRows: 3,
    labels: { singular: 'Button', plural: 'Buttons' },
    fields: [
      { name: 'label', type: 'text', localized: true, required: true, maxLength: 60 },
      {
        name: 'emphasis',
        type: 'select',
        required: true,
        defaultValue: 'primary',
        options: [
          { value: 'primary', label: 'Primary' },
          { value: 'secondary', label: 'Secondary' },
        ],
      },
      link({ hasTopic: true }),
    ],
  }
}
