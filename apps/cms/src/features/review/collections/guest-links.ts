import type { CollectionConfig } from 'payload'
import { nobody, readOnly } from '../../../platform/access/rules'

const hidden = { access: { read: nobody }, admin: { hidden: true } }

/**
 * Links to the review room of one deliverable for guests without an account. They are created and
 * revoked in the review room only.
 */
export const guestLinks: CollectionConfig = {
  slug: 'guest-links',
  labels: { singular: 'Guest link', plural: 'Guest links' },
  admin: {
    useAsTitle: 'label',
    group: 'Review',
    defaultColumns: ['label', 'deliverable', 'mayComment', 'expiresAt', 'revokedAt'],
    description:
      'Created and revoked in the review room, by staff and by a client’s admins. A guest sees one deliverable and nothing else.',
    hideAPIURL: true,
  },
  access: readOnly,
  defaultSort: '-id',
  disableDuplicate: true,
  fields: [
    { name: 'label', type: 'text', required: true },
    {
      name: 'deliverable',
      type: 'relationship',
      relationTo: 'deliverables',
      required: true,
      index: true,
    },
    {
      name: 'isOneVersion',
      label: 'One version only',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Without it, guests see all versions, new ones too.' },
    },
    { name: 'version', type: 'relationship', relationTo: 'deliverable-versions', index: true },
    { name: 'mayComment', label: 'May comment', type: 'checkbox', defaultValue: false },
    { name: 'expiresAt', label: 'Valid until', type: 'date', required: true },
    { name: 'revokedAt', label: 'Revoked', type: 'date' },
    { name: 'createdBy', label: 'Created by', type: 'relationship', relationTo: 'users' },
    {
      name: 'visits',
      type: 'join',
      collection: 'guest-visits',
      on: 'link',
      admin: { defaultColumns: ['name', 'createdAt', 'seenAt'], allowCreate: false },
    },
    // The secret is derived from this seed and the backend's own secret; see `guest-secret.ts`.
    { name: 'seed', type: 'text', ...hidden },
    { name: 'digest', type: 'text', required: true, unique: true, ...hidden },
    { name: 'passphraseHash', type: 'text', required: true, ...hidden },
    { name: 'passphraseSalt', type: 'text', required: true, ...hidden },
  ],
}
