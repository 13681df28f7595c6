import type { Block } from 'payload'
import { actions } from '../fields/actions'
import { heading, intro } from '../fields/texts'

export const showreelBlock: Block = {
  slug: 'showreel',
  fields: [
    heading(),
    intro(),
    {
      name: 'showreel',
      type: 'relationship',
      relationTo: 'showreels',
      required: true,
      admin: { description: 'Its films are chosen and sorted under Content → Showreels.' },
    },
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'grid',
      options: [
        { value: 'grid', label: 'All at once' },
        { value: 'strip', label: 'Side by side, to scroll' },
      ],
    },
    actions(),
  ],
}
