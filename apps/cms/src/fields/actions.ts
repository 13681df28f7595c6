import type { Field } from 'payload'
import { link } from './link'

/** Up to three buttons; the first one should be the one that matters. */
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
      link(),
    ],
  }
}
