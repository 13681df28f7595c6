import type { CollectionConfig } from 'payload'
import { readOnly } from '../access/rules'
import { authorFields } from '../review/notes/author-fields'

/** What was answered to a note. Replies are written by their call alone, and go with their note. */
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
    ...authorFields(),
  ],
}
