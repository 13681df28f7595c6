import type { CollectionConfig } from 'payload'
import { readOnly } from '../../../platform/access/rules'
import { authorFields, studioOnlyField } from '../notes/author-fields'

/** Replies to a note. They are created by calls only, and are deleted with their note. */
export const reviewReplies: CollectionConfig = {
  slug: 'review-replies',
  labels: { singular: 'Reply to a note', plural: 'Replies to notes' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: readOnly,
  defaultSort: 'id',
  disableDuplicate: true,
  fields: [
    {
      name: 'note',
      type: 'relationship',
      relationTo: 'review-notes',
      required: true,
      index: true,
    },
    { name: 'key', type: 'text', unique: true },
    { name: 'text', type: 'textarea', required: true },
    studioOnlyField(),
    ...authorFields(),
  ],
}
