import type { Field, RichTextField } from 'payload'
import { searchWords } from '../../platform/fields/seo'

export function caseText(name: string): RichTextField {
  return { name, type: 'richText', localized: true, required: true }
}

export function caseFacts(): Field {
  return {
    name: 'facts',
    type: 'array',
    maxRows: 8,
    labels: { singular: 'Fact', plural: 'Facts' },
    admin: {
      description:
        'What was made, how long it took, and with what. Use figures only if they are true.',
    },
    fields: [
      { name: 'label', type: 'text', localized: true, required: true, maxLength: 60 },
      { name: 'value', type: 'text', localized: true, required: true, maxLength: 160 },
    ],
  }
}

export function caseResult(): Field[] {
  return [
    {
      name: 'hasResult',
      label: 'Has a results page',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'It is at results/ with the same last part of the path.' },
    },
    {
      name: 'result',
      type: 'group',
      admin: { condition: (data) => data.hasResult === true },
      fields: [
        { name: 'title', type: 'text', localized: true, required: true, maxLength: 120 },
        { name: 'lead', type: 'textarea', localized: true, required: true, maxLength: 500 },
        {
          name: 'stats',
          label: 'Figures',
          type: 'array',
          maxRows: 6,
          labels: { singular: 'Figure', plural: 'Figures' },
          fields: [
            { name: 'value', type: 'text', localized: true, required: true, maxLength: 40 },
            { name: 'label', type: 'text', localized: true, required: true, maxLength: 120 },
          ],
        },
        { name: 'body', type: 'richText', localized: true, required: true },
        ...searchWords(),
      ],
    },
  ]
}
