import type { CollectionConfig } from 'payload'
import { nobody, readOnly } from '../../../platform/access/rules'

/** The settings of internal fields, which users cannot access. */
const hidden = { access: { read: nobody }, admin: { hidden: true } }

/**
 * A file of a note or a reply. It is uploaded first, gets its note when the note is saved, and is
 * deleted with the note.
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
    /** The reply to a note to which the file belongs, if it does not belong to the note itself. */
    { name: 'reply', type: 'relationship', relationTo: 'review-replies', index: true },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'fileName', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    /** The id of the upload that created the file. */
    { name: 'upload', type: 'text', required: true, unique: true, ...hidden },
    { name: 'storageKey', type: 'text', required: true, unique: true, ...hidden },
  ],
}
