import type { Field } from 'payload'
import { nobody } from '../../platform/access/rules'
import { STATUS_OPTIONS } from './choices'

const sidebar = { position: 'sidebar' as const }

/** Fields that staff fill in: status, assignee and notes. */
export function handlingFields(): Field[] {
  return [
    {
      name: 'handling',
      type: 'ui',
      admin: { ...sidebar, components: { Field: '/features/inbox/admin/handling#Handling' } },
    },
    {
      name: 'project',
      type: 'ui',
      admin: {
        ...sidebar,
        condition: (data) => data.kind !== 'application' && data.status !== 'spam',
        components: { Field: '/features/review/admin/make-project-button#MakeProjectButton' },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: STATUS_OPTIONS,
      admin: {
        ...sidebar,
        description: 'Clients see this in their portal as received, answered or closed.',
      },
    },
    {
      name: 'assignedTo',
      label: 'Assigned to',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: { roles: { in: ['editor', 'admin'] } },
      admin: { ...sidebar, allowCreate: false, allowEdit: false },
    },
    {
      name: 'answeredAt',
      label: 'Answered',
      type: 'date',
      access: { update: nobody },
      admin: { ...sidebar, readOnly: true, condition: (data) => Boolean(data.answeredAt) },
    },
    {
      name: 'keepUntil',
      label: 'Deleted after',
      type: 'date',
      required: true,
      index: true,
      access: { update: nobody },
      admin: { ...sidebar, readOnly: true },
    },
    notes(),
  ]
}

function notes(): Field {
  return {
    name: 'notes',
    type: 'array',
    labels: { singular: 'Note', plural: 'Notes' },
    admin: {
      description: 'For staff only. The person who saves a note is its author.',
      initCollapsed: false,
    },
    fields: [
      { name: 'text', type: 'textarea', required: true, maxLength: 5_000 },
      {
        type: 'row',
        fields: [
          {
            name: 'author',
            type: 'relationship',
            relationTo: 'users',
            access: { update: nobody, create: nobody },
            admin: { readOnly: true, condition: (_, row) => Boolean(row.author) },
          },
          {
            name: 'writtenAt',
            label: 'Written',
            type: 'date',
            access: { update: nobody, create: nobody },
            admin: {
              readOnly: true,
              date: { pickerAppearance: 'dayAndTime' },
              condition: (_, row) => Boolean(row.writtenAt),
            },
          },
        ],
      },
    ],
  }
}
