import type { CollectionConfig } from 'payload'
import { editorsOnly, staffOnly, staffOrPublished, translatorsAndEditors } from '../access/rules'
import { priceReference } from '../fields/price-reference'
import { seedKey, whereUsed } from '../fields/common-fields'
import { takingDown } from '../publishing/admin/taking-down'

export const services: CollectionConfig = {
  slug: 'services',
  admin: {
    disableCopyToLocale: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'page', '_status'],
    group: 'Content',
    components: { edit: { ...takingDown } },
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
    { name: 'name', type: 'text', localized: true, required: true, maxLength: 80 },
    { name: 'summary', type: 'textarea', localized: true, required: true, maxLength: 240 },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      admin: { description: 'Where its card leads. Without a page the card is not a link.' },
    },
    { name: 'media', label: 'Picture', type: 'upload', relationTo: 'media' },
    priceReference({ label: 'Price on the card' }),
    seedKey(),
    whereUsed(),
  ],
}
