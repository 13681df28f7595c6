import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody, readOnly } from '../../../platform/access/rules'
import { COUNTRY_OPTIONS } from '../../../platform/fields/countries'
import { LANGUAGE_OPTIONS } from '../../../platform/localization'

export const searchMisses: CollectionConfig = {
  slug: 'search-misses',
  labels: { singular: 'Search without results', plural: 'Searches without results' },
  admin: {
    useAsTitle: 'question',
    group: 'Search',
    defaultColumns: ['question', 'times', 'language', 'country', 'lastAt'],
    description:
      'What visitors searched for and did not find. Who they were is not stored. Write the missing page, or add a synonym; then delete the entry. Entries are deleted 90 days after they were last searched for.',
  },
  access: { ...readOnly, delete: editorsOnly, readVersions: nobody },
  defaultSort: ['-times', '-lastAt'],
  disableDuplicate: true,
  fields: [
    { name: 'question', type: 'text', required: true },
    { name: 'times', type: 'number', required: true, defaultValue: 1 },
    {
      name: 'language',
      type: 'select',
      required: true,
      options: LANGUAGE_OPTIONS,
    },
    { name: 'country', type: 'select', required: true, options: COUNTRY_OPTIONS },
    {
      name: 'lastAt',
      label: 'Last searched for',
      type: 'date',
      required: true,
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
