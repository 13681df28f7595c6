import type { CollectionConfig } from 'payload'
import { readOnly } from '../../../platform/access/rules'

/**
 * Signatures for files. Each signature stores the names of its project and file as text, and
 * survives the deletion of the signer's account. A database trigger also refuses changes and
 * deletions.
 */
export const signOffs: CollectionConfig = {
  slug: 'sign-offs',
  labels: { singular: 'Sign-off', plural: 'Sign-offs' },
  admin: {
    useAsTitle: 'reference',
    group: 'Review',
    defaultColumns: ['reference', 'project', 'fileName', 'signedBy', 'createdAt'],
    hideAPIURL: true,
  },
  access: readOnly,
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    { name: 'reference', type: 'text', required: true, unique: true },
    {
      name: 'round',
      type: 'relationship',
      relationTo: 'review-rounds',
      required: true,
      unique: true,
    },
    {
      name: 'version',
      type: 'relationship',
      relationTo: 'deliverable-versions',
      required: true,
      index: true,
    },
    { name: 'project', label: 'Project', type: 'text', required: true },
    { name: 'deliverable', label: 'Deliverable', type: 'text', required: true },
    { name: 'versionNumber', label: 'Version', type: 'number', required: true },
    { name: 'fileName', label: 'File', type: 'text', required: true },
    { name: 'size', label: 'Bytes', type: 'number', required: true },
    { name: 'sha256', label: 'SHA-256', type: 'text', required: true },
    { name: 'account', type: 'relationship', relationTo: 'users', index: true },
    { name: 'signedBy', label: 'Signed by', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'text', required: true },
    // The date of the terms. It is empty if no terms were published.
    { name: 'termsVersion', label: 'Terms as of', type: 'text' },
    // The day that the page with the terms named when it was signed. Older signatures lack it.
    { name: 'termsEffective', label: 'Terms in effect since', type: 'text' },
    { name: 'openNotes', label: 'Open notes', type: 'number', required: true },
    { name: 'resolvedNotes', label: 'Resolved notes', type: 'number', required: true },
  ],
}
