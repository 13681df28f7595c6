import { VERDICTS } from '@studio/shared/review/verdicts'
import type { CollectionConfig } from 'payload'
import { readOnly } from '../../../platform/access/rules'

export const reviewRounds: CollectionConfig = {
  slug: 'review-rounds',
  labels: { singular: 'Round', plural: 'Rounds' },
  admin: {
    useAsTitle: 'id',
    group: 'Review',
    defaultColumns: ['version', 'dueOn', 'closedAt', 'createdAt'],
    description:
      'Rounds are opened and closed in the review room. Overdue rounds are listed first.',
    hideAPIURL: true,
  },
  access: readOnly,
  defaultSort: ['closedAt', 'dueOn'],
  disableDuplicate: true,
  fields: [
    {
      name: 'version',
      type: 'relationship',
      relationTo: 'deliverable-versions',
      required: true,
      index: true,
    },
    {
      name: 'dueOn',
      label: 'Respond by',
      type: 'date',
      index: true,
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    { name: 'openedBy', label: 'Opened by', type: 'relationship', relationTo: 'users' },
    { name: 'closedAt', label: 'Closed', type: 'date' },
    { name: 'remindedAt', label: 'Reminded', type: 'date' },
    {
      name: 'answers',
      type: 'array',
      fields: [
        { name: 'user', type: 'relationship', relationTo: 'users', required: true },
        { name: 'verdict', type: 'select', required: true, options: [...VERDICTS] },
        { name: 'comment', type: 'textarea' },
        { name: 'answeredAt', label: 'Answered', type: 'date', required: true },
      ],
    },
  ],
}
