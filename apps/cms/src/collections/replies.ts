import type { CollectionConfig } from 'payload'
import { readOnly } from '../access/rules'

/**
 * What was written about a message since it came: the studio's answers and its sender's replies.
 * They are written by their calls alone, which also send the mails, and go with their message.
 */
export const replies: CollectionConfig = {
  slug: 'replies',
  labels: { singular: 'Reply', plural: 'Replies' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: readOnly,
  // Two may be written in the same millisecond.
  defaultSort: 'id',
  disableDuplicate: true,
  fields: [
    {
      name: 'submission',
      label: 'Message',
      type: 'relationship',
      relationTo: 'submissions',
      required: true,
      index: true,
    },
    { name: 'from', type: 'select', required: true, options: ['client', 'studio'] },
    // Empty once the account is gone.
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'text', type: 'textarea', required: true },
  ],
}
