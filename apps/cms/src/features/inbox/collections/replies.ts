import type { CollectionConfig } from 'payload'
import { readOnly } from '../../../platform/access/rules'

/**
 * The conversation about a message: the studio's answers and the sender's replies. They are created
 * by calls only, which also send the mails, and are deleted with their message.
 */
export const replies: CollectionConfig = {
  slug: 'replies',
  labels: { singular: 'Reply', plural: 'Replies' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: readOnly,
  // Replies are sorted by id, because two of them may have the same `createdAt`.
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
    // The author is empty after the account was deleted.
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'text', type: 'textarea', required: true },
  ],
}
