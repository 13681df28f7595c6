import type { Block, Field } from 'payload'
import { countries } from '../fields/countries'
import { link } from '../fields/link'
import { entryFields } from './menu-link'
import { ROW_LABEL } from './row-label'

/** Links under a title: a column of a menu or of the footer, a level of the menu on small screens. */
export function groupFields(): Field[] {
  return [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 40,
      admin: { description: 'Empty: the links stand without a title.' },
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
