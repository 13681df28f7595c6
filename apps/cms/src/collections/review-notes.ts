import { CARRIED_STATES } from '@studio/shared/review/notes'
import type { CollectionConfig } from 'payload'
import { readOnly } from '../access/rules'
import { authorFields } from '../review/notes/author-fields'

/** What was noted on a version. Notes are written by their calls alone, and go with their version. */
export const reviewNotes: CollectionConfig = {
  slug: 'review-notes',
  labels: { singular: 'Note', plural: 'Notes' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: readOnly,
  defaultSort: 'id',
  disableDuplicate: true,
  // One that is carried is carried once.
  indexes: [
    { fields: ['version', 'number'], unique: true },
    { fields: ['version', 'origin'], unique: true },
  ],
  fields: [
    {
      name: 'version',
      type: 'relationship',
      relationTo: 'deliverable-versions',
      required: true,
      index: true,
    },
    /** Of its version, from 1. */
    { name: 'number', type: 'number', required: true },
    /** Of the attempt to write it; a carried one has none. */
    { name: 'key', type: 'text', unique: true },
    { name: 'anchor', type: 'json', required: true },
    { name: 'text', type: 'textarea' },
    { name: 'drawing', type: 'json' },
    { name: 'mentions', type: 'json' },
    ...authorFields(),
    { name: 'editedAt', type: 'date' },
    { name: 'resolvedAt', type: 'date' },
    { name: 'resolvedBy', type: 'relationship', relationTo: 'users' },
    { name: 'origin', type: 'relationship', relationTo: 'review-notes', index: true },
    { name: 'carriedState', type: 'select', options: [...CARRIED_STATES] },
  ],
}
