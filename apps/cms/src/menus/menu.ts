import type { Block } from 'payload'
import { countries } from '../fields/countries'
import { groupFields } from './menu-group'
import { ROW_LABEL } from './row-label'

/** A name that opens columns of links. */
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
