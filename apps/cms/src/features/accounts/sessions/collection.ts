import type { CollectionConfig, Field } from 'payload'
import { adminsOnly, nobody } from '../../../platform/access/rules'
import { endAdminSession } from './hooks'

/** The fields store digests of secrets, which no user can read or write. */
const hidden = {
  required: true,
  hidden: true,
  access: { read: nobody, update: nobody },
} satisfies Partial<Field>

const moment = { admin: { date: { pickerAppearance: 'dayAndTime' as const } } }

/** The sessions on the website. Payload stores the admin's sessions itself. */
export const sessions: CollectionConfig = {
  slug: 'sessions',
  labels: { singular: 'Website login', plural: 'Website logins' },
  admin: {
    useAsTitle: 'device',
    group: 'Studio',
    defaultColumns: ['user', 'device', 'lastSeenAt', 'expiresAt'],
    description:
      'Who is logged in on the website, and with what. Deleting an entry logs that browser out. People see and end their own in their settings.',
  },
  access: {
    create: nobody,
    read: adminsOnly,
    update: nobody,
    delete: adminsOnly,
    readVersions: nobody,
  },
  defaultSort: '-lastSeenAt',
  disableDuplicate: true,
  hooks: { beforeDelete: [endAdminSession] },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    {
      name: 'device',
      type: 'text',
      admin: { description: 'Browser and system, as they identified themselves.' },
    },
    { name: 'lastSeenAt', type: 'date', required: true, ...moment },
    { name: 'expiresAt', type: 'date', required: true, index: true, ...moment },
    { name: 'remember', label: 'Stays logged in', type: 'checkbox', required: true },
    { name: 'tokenDigest', type: 'text', unique: true, ...hidden },
    { name: 'adminKeyDigest', type: 'text', ...hidden },
    // The admin session that was started from this one, with which it ends.
    { name: 'adminSession', type: 'text', hidden: true, access: { read: nobody, update: nobody } },
  ],
}
