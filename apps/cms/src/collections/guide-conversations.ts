import type { CollectionConfig } from 'payload'
import { nobody, readOnly } from '../access/rules'
import { COUNTRY_OPTIONS } from '../fields/countries'
import { LANGUAGE_OPTIONS } from '../localization'

/** What a visitor and the guide said to each other. Whose it is nobody knows but the visitor. */
export const guideConversations: CollectionConfig = {
  slug: 'guide-conversations',
  labels: { singular: 'Conversation with the guide', plural: 'Conversations with the guide' },
  admin: { hidden: true, useAsTitle: 'id', hideAPIURL: true },
  access: readOnly,
  defaultSort: '-id',
  disableDuplicate: true,
  fields: [
    { name: 'country', type: 'select', required: true, options: COUNTRY_OPTIONS },
    { name: 'language', type: 'select', required: true, options: LANGUAGE_OPTIONS },
    // What it was sent along with. It goes with that.
    { name: 'submission', type: 'relationship', relationTo: 'submissions', index: true },
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
