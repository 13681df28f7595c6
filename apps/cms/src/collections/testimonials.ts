import { COUNTRIES } from '@studio/shared/countries'
import type { CollectionConfig } from 'payload'
import { editorsOnly, staffOnly, staffOrPublished, translatorsAndEditors } from '../access/rules'
import { COUNTRY_OPTIONS } from '../fields/countries'
import { seedKey, whereUsed } from '../fields/common-fields'
import { takingDown } from '../publishing/admin/taking-down'

export const testimonials: CollectionConfig = {
  slug: 'testimonials',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'countries', 'isSample'],
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
  versions: { drafts: true, maxPerDoc: 20 },
  fields: [
    { name: 'quote', type: 'textarea', localized: true, required: true, maxLength: 600 },
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    { name: 'role', type: 'text', localized: true, maxLength: 120 },
    {
      name: 'countries',
      type: 'select',
      hasMany: true,
      required: true,
      index: true,
      defaultValue: [...COUNTRIES],
      options: COUNTRY_OPTIONS,
    },
    {
      name: 'isSample',
      label: 'Sample copy',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Written as an example, not said by a client; the site shows it nowhere. Uncheck this once the words are real.',
      },
    },
    seedKey(),
    whereUsed(),
  ],
}
