import type { GroupField, TextFieldSingleValidation } from 'payload'
import { checkWebAddress } from '../../platform/fields/check-addresses'

const checkIfAny: TextFieldSingleValidation = (value) => !value || checkWebAddress(value)

export const storyboards: GroupField = {
  name: 'storyboards',
  type: 'group',
  admin: {
    description:
      'Every link to this site, also those in texts, asks before the visitor leaves. Without an address such links are not shown.',
  },
  fields: [
    {
      name: 'address',
      type: 'text',
      maxLength: 200,
      validate: checkIfAny,
      admin: { description: 'For example https://storyboards.example' },
    },
    {
      type: 'row',
      fields: [
        { name: 'title', label: 'Question', type: 'text', localized: true, maxLength: 80 },
        {
          name: 'leave',
          label: 'Button that leaves',
          type: 'text',
          localized: true,
          maxLength: 40,
        },
        { name: 'stay', label: 'Button that stays', type: 'text', localized: true, maxLength: 40 },
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: {
        description:
          'A language that is left empty shows another one’s words; if all are empty, visitors read the site’s own.',
      },
    },
  ],
}
