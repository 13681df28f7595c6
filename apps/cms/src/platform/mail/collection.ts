import { LOCALES } from '@studio/shared/locales'
import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody } from '../access/rules'
import { emailField } from '../lib/email-field'
import { MAIL_TEMPLATES } from './templates'

/**
 * Mails that were sent or are waiting. Their data is hidden, because the links in mails are
 * secrets.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Email', plural: 'Emails' },
  admin: {
    useAsTitle: 'to',
    group: 'Studio',
    defaultColumns: ['to', 'template', 'status', 'attempts', 'sentAt', 'createdAt'],
    description:
      'What the site has sent and still has to send. An email that could not be sent is retried for two days. Sent ones are deleted after 30 days.',
  },
  access: {
    create: nobody,
    read: adminsOnly,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  fields: [
    emailField({ name: 'to', label: 'To', required: true, index: true }),
    emailField({ name: 'replyTo', label: 'Replies go to' }),
    {
      name: 'template',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && value in MAIL_TEMPLATES) || 'There is no such email.',
    },
    {
      name: 'language',
      label: 'Language',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        LOCALES.some((locale) => locale === value) || 'There is no such language.',
    },
    // Mails of one conversation have the same name here, and mail programs show them together.
    { name: 'thread', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'data',
      type: 'json',
      required: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
    {
      name: 'status',
      type: 'text',
      required: true,
      index: true,
      defaultValue: 'waiting',
      admin: {
        components: {
          Cell: {
            path: '/platform/fields/admin/code-cell#CodeCell',
            serverProps: { list: 'mailStatus' },
          },
        },
        description:
          'waiting, sending, sent, failed (given up after two days), or unconfirmed (probably arrived, and not sent again).',
      },
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    {
      name: 'nextAttemptAt',
      label: 'Next attempt',
      type: 'date',
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'sentAt',
      label: 'Sent',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'lastError',
      label: 'What the mail server said last',
      type: 'text',
      admin: { condition: (data) => Boolean(data.lastError) },
    },
  ],
}
