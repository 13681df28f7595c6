import type { BlocksField, GlobalConfig } from 'payload'
import { editorsOnly, staffOnly, staffOrSite } from '../../platform/access/rules'
import { link } from '../../platform/fields/link'
import { HEADER_VERSIONS } from '../../platform/fields/page-settings'
import { whereUsed } from '../../platform/fields/common-fields'
import { menu, menuGroup, menuLink } from './fields'

const items = (name: string, label: string): BlocksField => ({
  name,
  label,
  labels: { singular: 'Link or menu', plural: 'Links and menus' },
  type: 'blocks',
  blocks: [menuLink, menu],
  maxRows: 12,
  admin: {
    initCollapsed: true,
    description:
      'From the start of the line to its end. A link that leads to nothing published is left out, and so is a menu without links.',
  },
})

/**
 * Header and footer. Their blocks are stored as JSON, like those of pages, so that deeper nesting
 * needs no tables.
 */
export const menus: GlobalConfig = {
  slug: 'menus',
  label: 'Header and footer',
  admin: {
    group: 'Content',
    description: 'Names in Germany: English pages show the German ones there.',
  },
  access: { read: staffOrSite, update: editorsOnly, readVersions: staffOnly },
  versions: { max: 100 },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header',
          fields: [
            {
              name: 'version',
              label: 'Which header visitors see',
              type: 'select',
              required: true,
              defaultValue: 'mega',
              options: HEADER_VERSIONS,
              admin: { description: 'A page may have the other one: see its own settings.' },
            },
            items('megaItems', 'Version 1'),
            items('dropdownItems', 'Version 2'),
            {
              name: 'callToAction',
              label: 'Button',
              type: 'group',
              fields: [{ name: 'label', type: 'text', localized: true, maxLength: 40 }, link()],
            },
          ],
        },
        {
          label: 'Footer',
          fields: [
            {
              name: 'footerGroups',
              label: 'Columns',
              labels: { singular: 'Column', plural: 'Columns' },
              type: 'blocks',
              blocks: [menuGroup],
              maxRows: 6,
              admin: { initCollapsed: true },
            },
          ],
        },
        {
          label: 'Accounts',
          fields: [
            {
              name: 'showsLogin',
              label: 'Show “Log in” in the header and “Client Portal” in the footer',
              type: 'checkbox',
              defaultValue: false,
              admin: { description: 'Anyone who knows the address /login can still log in.' },
            },
          ],
        },
      ],
    },
    whereUsed(),
  ],
}
