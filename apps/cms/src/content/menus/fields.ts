import type { Block, Field } from 'payload'
import { countries } from '../../platform/fields/countries'
import { link } from '../../platform/fields/link'

/** Shows the name of a menu row instead of its number. */
const ROW_LABEL = '/content/menus/admin/menu-row-label#MenuRowLabel'

function entryFields(): Field[] {
  return [
    { name: 'label', label: 'Name', type: 'text', localized: true, required: true, maxLength: 40 },
    link(),
    countries(),
  ]
}

export const menuLink: Block = {
  slug: 'menuLink',
  labels: { singular: 'Link', plural: 'Links' },
  admin: { disableBlockName: true, components: { Label: ROW_LABEL } },
  fields: entryFields(),
}

/** Links under a title: a column of a menu or of the footer, or a level of the mobile menu. */
function groupFields(): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 40,
      admin: { description: 'If empty, the links have no title.' },
    },
    link({ isOptional: true }),
    countries(),
    {
      name: 'entries',
      type: 'array',
      labels: { singular: 'Entry', plural: 'Entries' },
      minRows: 1,
      maxRows: 16,
      admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
      fields: entryFields(),
    },
  ]
}

export const menuGroup: Block = {
  slug: 'menuGroup',
  labels: { singular: 'Column', plural: 'Columns' },
  admin: { disableBlockName: true, components: { Label: ROW_LABEL } },
  fields: groupFields(),
}

export const menu: Block = {
  slug: 'menu',
  labels: { singular: 'Menu', plural: 'Menus' },
  admin: { disableBlockName: true, components: { Label: ROW_LABEL } },
  fields: [
    { name: 'label', label: 'Name', type: 'text', localized: true, required: true, maxLength: 40 },
    countries(),
    {
      name: 'groups',
      label: 'Columns',
      type: 'array',
      labels: { singular: 'Column', plural: 'Columns' },
      minRows: 1,
      maxRows: 6,
      admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
      fields: groupFields(),
    },
  ],
}
