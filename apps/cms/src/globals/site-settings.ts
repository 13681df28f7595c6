import type { GlobalConfig } from 'payload'
import { editorsOnly, staffOnly, staffOrSite } from '../access/rules'
import { checkWebAddress } from '../fields/check-addresses'
import { whereUsed } from '../fields/common-fields'
import { cities } from './cities'
import { claims } from './claims'
import { contacts } from './contacts'
import { cookieNotice } from './cookie-notice'
import { storyboards } from './storyboards'
import { thirdParties } from './third-parties'

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
        { label: 'Claims', fields: [claims] },
        { label: 'Dialogs and privacy', fields: [storyboards, cookieNotice, thirdParties] },
      ],
    },
    whereUsed(),
  ],
}
