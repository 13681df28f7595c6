import { PRICE_GROUP_KINDS } from '@studio/shared/price-book'
import type { CollectionConfig } from 'payload'
import {
  adminsOnly,
  editorsOnly,
  editorsOnlyField,
  staffOnly,
  staffOrSite,
  translatorsAndEditors,
} from '../../platform/access/rules'
import { isStaff } from '../../platform/access/roles'
import { whereUsed } from '../../platform/fields/common-fields'
import { priceBookWords } from './admin/words'
import { guardRestore, keepRows, nameNewRows, recordEditor } from './list-hooks'
import { priceRowFields } from './price-row-fields'
import { refuseTextAmounts } from './refuse-text-amounts'
import { takingDown } from '../../editor/publishing/admin/taking-down'

/** The price book. It is the only place that stores amounts that the studio quotes. */
export const priceGroups: CollectionConfig = {
  slug: 'price-groups',
  labels: { singular: 'Price list', plural: 'Price lists' },
  admin: {
    useAsTitle: 'title',
    disableCopyToLocale: true,
    defaultColumns: ['title', 'kind', 'updatedAt'],
    listSearchableFields: ['title', 'key'],
    group: 'Prices',
    pagination: { defaultLimit: 50 },
    components: {
      beforeListTable: [
        '/features/prices/bulk/admin/list-tools#ListTools',
        '/features/prices/admin/find-price#FindPrice',
      ],
      edit: { ...takingDown, SaveButton: '/features/prices/admin/save-prices#SavePrices' },
    },
  },
  defaultSort: 'position',
  // Documents are deleted one by one, because a dialog first lists the pages that show each.
  disableBulkDelete: true,
  // A copy has the keys of the list's rows, and editors cannot delete it.
  disableDuplicate: true,
  access: {
    create: editorsOnly,
    read: staffOrSite,
    update: translatorsAndEditors,
    delete: adminsOnly,
    readVersions: staffOnly,
  },
  versions: { maxPerDoc: 500 },
  hooks: {
    beforeOperation: [refuseTextAmounts, guardRestore],
    beforeValidate: [nameNewRows],
    beforeChange: [keepRows, recordEditor],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
    },
    { name: 'note', type: 'textarea', localized: true, maxLength: 600 },
    {
      name: 'items',
      label: 'Prices',
      type: 'array',
      admin: { components: { Field: '/features/prices/admin/price-table#PriceTable' } },
      fields: priceRowFields,
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      access: { update: editorsOnlyField },
      admin: {
        position: 'sidebar',
        description:
          'The name that pages use to refer to this list. Don’t change it once it is in use.',
      },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) ||
        'Write lower-case letters, digits and single hyphens, for example podcast-audio.',
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: PRICE_GROUP_KINDS.map((value) => ({
        value,
        label: priceBookWords.en.KIND_NAMES[value],
      })),
      access: { update: editorsOnlyField },
      admin: { position: 'sidebar', description: 'Decides which units the rows may have.' },
    },
    {
      name: 'position',
      type: 'number',
      defaultValue: 0,
      access: { update: editorsOnlyField },
      admin: { position: 'sidebar', description: 'Lists are shown in this order.' },
    },
    {
      name: 'substitute',
      label: 'List for other currencies',
      type: 'relationship',
      relationTo: 'price-groups',
      access: { update: editorsOnlyField },
      admin: {
        position: 'sidebar',
        description:
          'Shown instead of this list where it has the visitor’s currency and this one doesn’t, for example pounds in the United Kingdom. References to the lowest price here show its lowest price there; other prices are “on request”.',
      },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    {
      name: 'page',
      label: 'Page that sells it',
      type: 'relationship',
      relationTo: 'pages',
      access: { update: editorsOnlyField },
      admin: {
        position: 'sidebar',
        description:
          'Where the search and the guide lead whoever finds a price of this list. If empty: the page of its service, or else a page that shows the list.',
      },
    },
    {
      name: 'isComparison',
      label: 'For comparison only',
      type: 'checkbox',
      defaultValue: false,
      access: { update: editorsOnlyField },
      admin: {
        position: 'sidebar',
        description:
          'What others charge: shown to visitors, but not given to search engines as our offer.',
      },
    },
    {
      name: 'updatedBy',
      label: 'Changed by',
      type: 'relationship',
      relationTo: 'users',
      admin: { hidden: true },
    },
    {
      name: 'batch',
      label: 'Changed together',
      type: 'text',
      index: true,
      maxLength: 40,
      admin: { hidden: true },
      access: { read: ({ req }) => isStaff(req.user) },
    },
    whereUsed(),
  ],
}
