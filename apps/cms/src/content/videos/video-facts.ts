import type { Field } from 'payload'

export function videoFacts(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'year', type: 'number', min: 1990, max: 2100, admin: { width: '25%' } },
        {
          name: 'role',
          label: 'What the studio did',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { width: '75%' },
        },
      ],
    },
    {
      name: 'credits',
      type: 'array',
      maxRows: 30,
      labels: { singular: 'Credit', plural: 'Credits' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'label',
              label: 'Task',
              type: 'text',
              localized: true,
              required: true,
              maxLength: 80,
            },
            { name: 'names', type: 'text', required: true, maxLength: 200 },
          ],
        },
      ],
    },
  ]
}
