import type { CollectionConfig } from 'payload'
import { nobody, readOnly } from '../../../platform/access/rules'
import { COUNTRY_OPTIONS } from '../../../platform/fields/countries'
import { LANGUAGE_OPTIONS } from '../../../platform/localization'

/** Conversations of visitors with the guide. They are not linked to a person. */
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
    // The inquiry that includes the conversation; both are deleted together.
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
