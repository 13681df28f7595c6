import type { Block, Field } from 'payload'
import { heading, intro } from '../fields/texts'

function side(name: string): Field {
  return {
    name,
    type: 'group',
    fields: [
      { name: 'label', type: 'text', localized: true, required: true, maxLength: 30 },
      { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media', required: true },
    ],
  }
}

/** Two pictures of one view, one pulled over the other. */
export const compare: Block = {
  slug: 'compare',
  labels: { singular: 'Before and after', plural: 'Before and after' },
  fields: [heading(), intro(), side('before'), side('after')],
}
