import type { CollectionConfig } from 'payload'
import { editorsOnly, staffOnly, staffOrPublished, translatorsAndEditors } from '../access/rules'
import { COUNTRY_OPTIONS } from '../fields/countries'
import { seedKey, whereUsed } from '../fields/common-fields'
import { takingDown } from '../publishing/admin/taking-down'
import { eightVideos } from '../fields/eight-videos'

export const showreels: CollectionConfig = {
  slug: 'showreels',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    group: 'Content',
    components: { edit: { ...takingDown } },
    description: 'Pages show one with the block “Showreel”.',
  },
  // Documents are deleted one by one, after a dialog has listed where each is shown.
  disableBulkDelete: true,
  access: {
    create: editorsOnly,
    read: staffOrPublished,
    update: translatorsAndEditors,
    delete: editorsOnly,
    readVersions: staffOnly,
  },
  versions: { drafts: true, maxPerDoc: 50 },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'Internal name; not shown to visitors.' },
    },
    eightVideos('In this order, drag to sort. Films that are not published are left out.'),
    {
      name: 'editions',
      label: 'Another choice for a country',
      type: 'array',
      maxRows: 3,
      labels: { singular: 'Choice', plural: 'Choices' },
      fields: [
        {
          name: 'countries',
          type: 'select',
          hasMany: true,
          required: true,
          options: COUNTRY_OPTIONS,
        },
        eightVideos('Shown in these countries instead.'),
      ],
    },
    seedKey(),
    whereUsed(),
  ],
}
