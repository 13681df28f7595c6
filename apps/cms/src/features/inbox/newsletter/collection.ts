import type { CollectionConfig, Field } from 'payload'
import { adminsOnly, editorsOnly, nobody } from '../../../platform/access/rules'
import { COUNTRY_OPTIONS } from '../../../platform/fields/countries'
import { emailField } from '../../../platform/lib/email-field'
import { LANGUAGE_OPTIONS } from '../../../platform/localization'

const hidden = { access: { read: nobody, update: nobody }, admin: { hidden: true } }
const moment = { readOnly: true, date: { pickerAppearance: 'dayAndTime' as const } }

export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Newsletter' },
  admin: {
    useAsTitle: 'email',
    group: 'Inbox',
    defaultColumns: ['email', 'status', 'language', 'country', 'confirmedAt'],
    description:
      'Write only to those who confirmed. Sign-ups that nobody confirms are deleted after a week; delete a subscriber who asks for it.',
    components: { beforeListTable: ['/features/inbox/admin/newsletter-bar#NewsletterBar'] },
  },
  access: {
    create: nobody,
    read: editorsOnly,
    update: nobody,
    delete: adminsOnly,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkDelete: true,
  fields: [
    emailField({ name: 'email', label: 'Email', required: true, unique: true }),
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [
        { value: 'pending', label: 'Not confirmed yet' },
        { value: 'confirmed', label: 'Confirmed' },
        { value: 'ended', label: 'Ended' },
      ],
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      options: LANGUAGE_OPTIONS,
    },
    { name: 'country', type: 'select', options: COUNTRY_OPTIONS },
    ...consentRecord(),
    { name: 'confirmTokenHash', type: 'text', index: true, ...hidden },
    { name: 'endToken', type: 'text', required: true, unique: true, ...hidden },
  ],
}

/** Records when and where the subscriber agreed, and to which text. */
function consentRecord(): Field[] {
  return [
    { name: 'askedAt', label: 'Requested', type: 'date', required: true, admin: moment },
    { name: 'source', label: 'Through', type: 'text', required: true },
    { name: 'confirmedAt', label: 'Confirmed by the link', type: 'date', admin: moment },
    {
      name: 'wording',
      label: 'Agreed to',
      type: 'textarea',
      admin: { description: 'The wording of the email whose link was followed.' },
    },
    { name: 'endedAt', label: 'Ended', type: 'date', admin: moment },
  ]
}
