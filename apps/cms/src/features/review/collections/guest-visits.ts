import type { CollectionConfig } from 'payload'
import { nobody, readOnly } from '../../../platform/access/rules'

export const guestVisits: CollectionConfig = {
  slug: 'guest-visits',
  labels: { singular: 'Guest visit', plural: 'Guest visits' },
  admin: { hidden: true, useAsTitle: 'name', hideAPIURL: true },
  access: readOnly,
  defaultSort: '-id',
  disableDuplicate: true,
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'link',
      type: 'relationship',
      relationTo: 'guest-links',
      required: true,
      index: true,
    },
    { name: 'seenAt', label: 'Last seen', type: 'date', required: true },
    {
      name: 'digest',
      type: 'text',
      required: true,
      unique: true,
      access: { read: nobody },
      admin: { hidden: true },
    },
  ],
}
