import type { CollectionConfig, Field } from 'payload'
import { adminsOnly, nobody } from '../access/rules'
import { SECURITY_EVENT_KINDS } from './kinds'

function fact(field: Extract<Field, { name: string }>): Field {
  return { ...field, access: { update: nobody } } as Field
}

/**
 * Security-relevant actions with their account, IP address and time. Only `recordSecurityEvent`
 * writes them.
 */
export const securityEvents: CollectionConfig = {
  slug: 'security-events',
  labels: { singular: 'Security event', plural: 'Security log' },
  admin: {
    useAsTitle: 'kind',
    group: 'Studio',
    defaultColumns: ['at', 'kind', 'email', 'actorEmail', 'address', 'device', 'details'],
    listSearchableFields: ['kind', 'email', 'actorEmail', 'address', 'device', 'details'],
    description:
      'Logins, failed logins, changed passwords, email addresses and roles, exports, deletions, refused access. Nobody can change or delete an entry; each is kept for a year.',
    hideAPIURL: true,
  },
  access: {
    create: nobody,
    read: adminsOnly,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  defaultSort: '-at',
  timestamps: false,
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    fact({
      name: 'at',
      label: 'When',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    }),
    fact({
      name: 'kind',
      label: 'What',
      type: 'text',
      required: true,
      index: true,
      admin: {
        components: {
          Cell: {
            path: '/platform/fields/admin/code-cell#CodeCell',
            serverProps: { list: 'securityKind' },
          },
        },
      },
      validate: (value: unknown) =>
        SECURITY_EVENT_KINDS.some((kind) => kind === value) || 'There is no such event.',
    }),
    fact({
      name: 'account',
      label: 'Account',
      type: 'number',
      index: true,
      admin: { description: 'Its number, which stays when the account is gone.' },
    }),
    fact({ name: 'email', label: 'Email', type: 'text', index: true }),
    fact({
      name: 'emailDigest',
      label: 'Unknown email address',
      type: 'text',
      index: true,
      admin: { description: 'The same letters for the same email address, which is not kept.' },
    }),
    fact({ name: 'actor', label: 'Done by account', type: 'number' }),
    fact({ name: 'actorEmail', label: 'Done by', type: 'text' }),
    fact({ name: 'address', label: 'IP address', type: 'text', index: true }),
    fact({ name: 'device', type: 'text' }),
    fact({ name: 'details', type: 'text' }),
  ],
}
