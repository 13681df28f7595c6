import { CARRIED_STATES } from '@studio/shared/review/notes'
import type { CollectionConfig } from 'payload'
import { readOnly } from '../../../platform/access/rules'
import { authorFields, studioOnlyField } from '../notes/author-fields'

/** Notes on a version. They are created by calls only, and are deleted with their version. */
export const reviewNotes: CollectionConfig = {
  slug: 'review-notes',
  labels: { singular: 'Note', plural: 'Notes' },
  admin: { hidden: true, useAsTitle: 'text' },
  access: readOnly,
  defaultSort: 'id',
  disableDuplicate: true,
  // The second index makes sure that a note is carried to a version at most once.
  indexes: [
    { fields: ['version', 'number', 'isStudioOnly'], unique: true },
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
    /**
     * The number of the note in its version, counted from 1. Notes for the studio alone are counted
     * separately.
     */
    { name: 'number', type: 'number', required: true },
    studioOnlyField(),
    /** The idempotency key of the attempt that created the note. Carried notes have none. */
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
    /** The time at which a carried note was copied to its version. */
    { name: 'carriedAt', type: 'date' },
    { name: 'carriedState', type: 'select', options: [...CARRIED_STATES] },
  ],
}
