import type { Block } from 'payload'
import { actions } from '../fields/actions'
import { heading } from '../fields/texts'

export const mediaText: Block = {
  slug: 'mediaText',
  fields: [
    heading(),
    { name: 'body', type: 'richText', localized: true, required: true },
    { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
    {
      name: 'mediaSide',
      label: 'Picture stands',
      type: 'select',
      required: true,
      defaultValue: 'end',
      options: [
        { value: 'start', label: 'Before the text, in reading direction' },
        { value: 'end', label: 'After the text' },
      ],
    },
    actions(),
  ],
}
