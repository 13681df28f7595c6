import { heading, intro } from '../platform/fields/common-fields'
import { BLOCK_GROUPS, type PageBlock } from './cards/groups'

export const audio: PageBlock = {
  slug: 'audio',
  labels: { singular: 'Recording', plural: 'Recordings' },
  admin: { group: BLOCK_GROUPS.pictures },
  fields: [
    heading({ isRequired: true }),
    intro(),
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'list',
      options: [
        { value: 'list', label: 'One player for each recording' },
        { value: 'versions', label: 'One player for all, to compare versions of one recording' },
      ],
      admin: {
        description:
          'Versions must have the same length: visitors change between them while they play.',
      },
    },
    {
      name: 'tracks',
      label: 'Recordings',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      labels: { singular: 'Recording', plural: 'Recordings' },
      fields: [
        { name: 'title', type: 'text', localized: true, required: true, maxLength: 80 },
        {
          name: 'media',
          label: 'Sound',
          type: 'upload',
          relationTo: 'media',
          required: true,
          filterOptions: { mimeType: { like: 'audio/' } },
        },
        {
          name: 'transcript',
          type: 'textarea',
          localized: true,
          maxLength: 4000,
          admin: {
            description:
              'What is said or heard, for people who cannot hear it. It is behind a button.',
          },
        },
        {
          name: 'isDownloadable',
          label: 'Offer the file for download',
          type: 'checkbox',
          defaultValue: false,
          admin: { description: 'Only where its license allows that.' },
        },
      ],
    },
  ],
}
