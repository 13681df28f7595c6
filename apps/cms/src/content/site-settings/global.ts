import type { GlobalConfig, ArrayField, GroupField } from 'payload'
import { editorsOnly, staffOnly, staffOrSite } from '../../platform/access/rules'
import { checkWebAddress } from '../../platform/fields/check-addresses'
import { emailField } from '../../platform/lib/email-field'
import { whereUsed } from '../../platform/fields/common-fields'
import { checkPhone } from './check-phone'
import { cities } from './cities'
import { claims } from './claims'
import { legal } from './legal'
import { storyboards } from './storyboards'
import { thirdParties } from './third-parties'
import { COUNTRIES } from '@studio/shared/countries'
import { COUNTRY_OPTIONS } from '../../platform/fields/countries'

const cookieNotice: GroupField = {
  name: 'cookieNotice',
  type: 'group',
  admin: {
    description:
      'Shown in the United Kingdom and Germany until the visitor has chosen. A language that is left empty shows another one’s words; if all are empty, visitors read the site’s own.',
  },
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 80 },
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    {
      name: 'page',
      label: 'Privacy statement',
      type: 'relationship',
      relationTo: 'pages',
      admin: { description: 'The notice links to it.' },
    },
  ],
}

/** Contact data by country. Countries without an entry use the default country's. */
const contacts: ArrayField = {
  name: 'contacts',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: COUNTRIES.length,
  fields: [
    { name: 'country', type: 'select', required: true, options: COUNTRY_OPTIONS },
    {
      name: 'phone',
      type: 'text',
      required: true,
      validate: checkPhone,
    },
    emailField({ name: 'email', required: true }),
    { name: 'address', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'vatNote',
      label: 'Line on tax',
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: {
        description:
          'Shown below every price table in this country, for example whether prices include VAT. While it is empty, no line is shown. It changes no amount.',
      },
    },
  ],
}

export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  admin: { group: 'Studio' },
  access: { read: staffOrSite, update: editorsOnly, readVersions: staffOnly },
  versions: { max: 100 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Studio',
          fields: [
            { name: 'studioName', type: 'text', required: true, maxLength: 60 },
            { name: 'foundedYear', type: 'number', required: true, min: 1900, max: 2100 },
            { name: 'mission', type: 'textarea', localized: true, required: true, maxLength: 400 },
            {
              name: 'missionUk',
              label: 'Mission, United Kingdom',
              type: 'textarea',
              localized: true,
              maxLength: 400,
            },
            {
              name: 'badges',
              type: 'array',
              maxRows: 8,
              fields: [
                { name: 'label', type: 'text', localized: true, required: true, maxLength: 60 },
              ],
            },
            {
              name: 'social',
              type: 'array',
              maxRows: 8,
              fields: [
                { name: 'network', type: 'text', required: true, maxLength: 40 },
                {
                  name: 'href',
                  label: 'Web address',
                  type: 'text',
                  required: true,
                  validate: checkWebAddress,
                },
              ],
            },
          ],
        },
        { label: 'Contacts', fields: [contacts, cities] },
        { label: 'Legal notice', fields: [legal] },
        { label: 'Claims', fields: [claims] },
        { label: 'Dialogs and privacy', fields: [storyboards, cookieNotice, thirdParties] },
      ],
    },
    whereUsed(),
  ],
}
