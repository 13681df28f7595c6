import type { DateField, GroupField, RelationshipField, TextField } from 'payload'
import { checkPhone } from './check-phone'

function line(name: string, label: string, description?: string): TextField {
  return {
    name,
    label,
    type: 'text',
    maxLength: 160,
    ...(description && { admin: { description } }),
  }
}

function pageLink(name: string, label: string): RelationshipField {
  return {
    name,
    label,
    type: 'relationship',
    relationTo: 'pages',
    admin: { description: 'The footer of every page links to it.' },
  }
}

const termsEffective: DateField = {
  name: 'termsEffective',
  label: 'Terms in effect since',
  type: 'date',
  admin: {
    description: 'Shown on the page with the terms, and named in each certificate.',
    date: { pickerAppearance: 'dayOnly' },
  },
}

/**
 * The company behind the site. The legal notice, the privacy statement, structured data and mails
 * read it from here.
 */
export const legal: GroupField = {
  name: 'legal',
  label: 'Legal notice',
  type: 'group',
  admin: {
    description:
      'Who is behind the site. The legal notice shows all of it, the privacy statement and mails show name and address. A field that is left empty is not shown.',
  },
  fields: [
    {
      name: 'isConfirmed',
      label: 'These details are correct',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Until this is checked, the pages say that the details are sample data, mails and search engines do not get them, and the desk reminds of it.',
      },
    },
    {
      type: 'row',
      fields: [
        line('name', 'Name of the company', 'As in the register, without the legal form.'),
        line('legalForm', 'Legal form', 'For example LLC, Ltd or GmbH.'),
      ],
    },
    line('street', 'Street and number', 'No post office box.'),
    {
      type: 'row',
      fields: [
        line('postalCode', 'Postal code'),
        line('city', 'City'),
        line('region', 'State or region'),
        {
          ...line('country', 'Country', 'Two capital letters, for example US, GB or DE.'),
          validate: checkCountryCode,
        },
      ],
    },
    line('representative', 'Represented by', 'First and last name.'),
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email' },
        {
          ...line('phone', 'Phone'),
          validate: (value: unknown) => !value || checkPhone(value),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        line('register', 'Register', 'The court or office that keeps it.'),
        line('registerNumber', 'Register number'),
        line('vatId', 'VAT identification number'),
      ],
    },
    line(
      'responsible',
      'Responsible for the content',
      'First and last name. The address is the company’s.',
    ),
    line(
      'representativeEu',
      'Representative in the European Union',
      'Name, address and email under Art. 27 GDPR, if there is one.',
    ),
    line(
      'representativeUk',
      'Representative in the United Kingdom',
      'Name, address and email under Art. 27 UK GDPR, if there is one.',
    ),
    {
      type: 'row',
      fields: [
        pageLink('noticePage', 'Page with the legal notice'),
        pageLink('accessibilityPage', 'Page with the accessibility statement'),
      ],
    },
    termsEffective,
  ],
}

export function checkCountryCode(value: unknown): true | string {
  if (!value) return true
  const isCode = typeof value === 'string' && /^[A-Z]{2}$/.test(value)
  return isCode || 'Write two capital letters, for example US, GB or DE.'
}
