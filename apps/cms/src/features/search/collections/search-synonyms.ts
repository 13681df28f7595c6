import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody, staffOnly } from '../../../platform/access/rules'
import { seedKey } from '../../../platform/fields/common-fields'
import { LANGUAGE_OPTIONS } from '../../../platform/localization'

export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: { singular: 'Group of synonyms', plural: 'Synonyms' },
  admin: {
    useAsTitle: 'words',
    group: 'Search',
    defaultColumns: ['words', 'language'],
    description:
      'Searching for any of these words also finds pages with the others. Takes effect immediately.',
  },
  access: {
    create: editorsOnly,
    read: staffOnly,
    update: editorsOnly,
    delete: editorsOnly,
    readVersions: nobody,
  },
  defaultSort: ['language', 'words'],
  fields: [
    {
      name: 'language',
      type: 'select',
      required: true,
      index: true,
      options: LANGUAGE_OPTIONS,
    },
    {
      name: 'words',
      type: 'textarea',
      required: true,
      maxLength: 400,
      admin: { description: 'Separated by commas: price, cost, how much' },
      validate: (value: unknown) =>
        (typeof value === 'string' &&
          value.split(/[,،]/).filter((word) => word.trim()).length > 1) ||
        'At least two words, separated by commas.',
    },
    seedKey(),
  ],
}
