import type { CollectionConfig } from 'payload'
import { nobody, readOnly } from '../access/rules'

/** What only programs read. */
const hidden = { access: { read: nobody }, admin: { hidden: true } }

/**
 * A file that was sent along with a note or a reply. It comes by upload, has no note until one is
 * written that names it, and goes with that note.
 */
export const noteFiles: CollectionConfig = {
  slug: 'note-files',
  labels: { singular: 'File of a note', plural: 'Files of notes' },
  admin: { hidden: true, useAsTitle: 'fileName' },
  access: readOnly,
  defaultSort: 'id',
  disableDuplicate: true,
  fields: [
    {
      name: 'deliverable',
      type: 'relationship',
      relationTo: 'deliverables',
      required: true,
      index: true,
    },
    { name: 'note', type: 'relationship', relationTo: 'review-notes', index: true },
    /** Where it came with an answer to that note. */
    { name: 'reply', type: 'relationship', relationTo: 'review-replies', index: true },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'fileName', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    /** Of the upload that it came by. */
    { name: 'upload', type: 'text', required: true, unique: true, ...hidden },
    { name: 'storageKey', type: 'text', required: true, unique: true, ...hidden },
  ],
}
