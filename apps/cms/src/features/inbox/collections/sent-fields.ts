import type { Field } from 'payload'
import { nobody } from '../../../platform/access/rules'
import { COUNTRY_OPTIONS } from '../../../platform/fields/countries'
import { emailField } from '../../../platform/lib/email-field'
import { KIND_OPTIONS, PROJECT_TYPE_OPTIONS } from '../choices'
import { LANGUAGE_OPTIONS } from '../../../platform/localization'

/** The sender's fields, in one row. */
export function senderFields(): Field[] {
  return [
    sentField({ name: 'name', type: 'text' }),
    sentField(emailField({ name: 'email', label: 'Email', required: true, index: true })),
    sentField({ name: 'phone', type: 'text' }),
    sentField({ name: 'company', type: 'text' }),
  ]
}

export function sentFields(): Field[] {
  return [
    sentField({
      name: 'projectType',
      label: 'About',
      type: 'select',
      options: PROJECT_TYPE_OPTIONS,
      admin: { condition: (data) => Boolean(data.projectType) },
    }),
    sentField({
      name: 'topic',
      type: 'text',
      admin: {
        condition: (data) => Boolean(data.topic),
        components: { Field: '/features/inbox/admin/topic-line#TopicLine' },
      },
    }),
    sentField({
      name: 'job',
      label: 'Position',
      type: 'relationship',
      relationTo: 'jobs',
      admin: { condition: isApplication },
    }),
    sentField({
      name: 'portfolio',
      type: 'text',
      admin: {
        condition: isApplication,
        components: { Field: '/features/inbox/admin/portfolio-link#PortfolioLink' },
      },
    }),
    sentField({ name: 'message', type: 'textarea', admin: { rows: 10 } }),
    sentField({
      name: 'transcript',
      label: 'Conversation with the guide',
      type: 'textarea',
      admin: {
        rows: 10,
        condition: (data) => Boolean(data.transcript),
        description:
          'Sent with the message: what was asked on the site before, and what the guide answered.',
      },
    }),
    sentField({
      name: 'file',
      type: 'upload',
      relationTo: 'attachments',
      admin: {
        condition: (data) => Boolean(data.file),
        description: 'From a stranger: open it only if you expect it.',
      },
    }),
    ...setFields(),
    {
      name: 'conversation',
      type: 'ui',
      admin: { components: { Field: '/features/inbox/admin/conversation#Conversation' } },
    },
    ...factFields(),
    ...hiddenFields(),
  ]
}

/** A scene of the virtual set: shows its picture and a button that opens it. */
function setFields(): Field[] {
  return [
    {
      name: 'requestedSet',
      type: 'ui',
      admin: {
        condition: (data) => Boolean(data.set),
        components: { Field: '/features/inbox/admin/requested-set#RequestedSet' },
      },
    },
    sentField({ name: 'set', type: 'json', admin: { hidden: true } }),
    sentField({
      name: 'setPictures',
      type: 'array',
      admin: { hidden: true },
      fields: [
        sentField({ name: 'key', type: 'text', required: true }),
        sentField({ name: 'file', type: 'upload', relationTo: 'attachments', required: true }),
      ],
    }),
  ]
}

/** Read-only facts about the submission, shown in the sidebar. */
function factFields(): Field[] {
  const sidebar = { position: 'sidebar' as const }
  return [
    sentField({
      name: 'reference',
      type: 'text',
      required: true,
      unique: true,
      admin: { ...sidebar, description: 'The sender has it, too.' },
    }),
    sentField({
      name: 'kind',
      label: 'Form',
      type: 'select',
      required: true,
      index: true,
      options: KIND_OPTIONS,
      admin: sidebar,
    }),
    sentField({
      name: 'country',
      type: 'select',
      required: true,
      options: COUNTRY_OPTIONS,
      admin: sidebar,
    }),
    sentField({
      name: 'language',
      type: 'select',
      required: true,
      options: LANGUAGE_OPTIONS,
      admin: sidebar,
    }),
    sentField({
      name: 'page',
      label: 'Sent from',
      type: 'text',
      admin: { ...sidebar, condition: (data) => Boolean(data.page) },
    }),
    sentField({
      name: 'account',
      label: 'Client',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { ...sidebar, condition: (data) => Boolean(data.account) },
    }),
    sentField({
      name: 'receivesUpdates',
      label: 'Asked for updates',
      type: 'checkbox',
      admin: {
        ...sidebar,
        description: 'They get emails only after confirming: see Newsletter.',
      },
    }),
    sentField({
      name: 'suspicions',
      label: 'Why it was flagged',
      type: 'text',
      hasMany: true,
      admin: {
        ...sidebar,
        condition: (data) => hasEntries(data.suspicions),
        components: { Field: '/features/inbox/admin/spam-signs#SpamSigns' },
      },
    }),
  ]
}

function hiddenFields(): Field[] {
  const hidden = { access: { read: nobody, update: nobody }, admin: { hidden: true } }
  return [
    { name: 'idempotencyKey', type: 'text', required: true, unique: true, ...hidden },
    { name: 'fingerprint', type: 'text', required: true, ...hidden },
    // This field is shown only in the list and above the form.
    {
      name: 'title',
      label: 'From',
      type: 'text',
      access: { update: nobody },
      admin: { condition: () => false },
    },
  ]
}

function isApplication(data: Record<string, unknown>): boolean {
  return data.kind === 'application'
}

function hasEntries(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}

/** Makes a field read-only, because staff must not edit the text that a visitor sent. */
function sentField<Type extends Field>(field: Type): Type {
  return {
    ...field,
    access: { update: nobody },
    admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
  }
}
