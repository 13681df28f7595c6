import type { Block, Field } from 'payload'
import { countries } from '../fields/countries'
import { link } from '../fields/link'
import { ROW_LABEL } from './row-label'

/** A name and where it leads. */
export function entryFields(): Field[] {
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
