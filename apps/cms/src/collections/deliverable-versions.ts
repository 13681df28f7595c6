import { VERSION_FAILURES, VERSION_KINDS, VERSION_STATES } from '@studio/shared/review/media'
import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody } from '../access/rules'

/** A file of a deliverable. Versions come by upload alone. */
export const deliverableVersions: CollectionConfig = {
  slug: 'deliverable-versions',
  labels: { singular: 'Version', plural: 'Versions' },
  admin: { hidden: true, useAsTitle: 'fileName' },
  access: {
    create: nobody,
    read: editorsOnly,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
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
    { name: 'number', type: 'number', required: true },
    { name: 'kind', type: 'select', required: true, options: [...VERSION_KINDS] },
    { name: 'fileName', type: 'text', required: true },
    { name: 'mimeType', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'sha256', type: 'text' },
    { name: 'storageKey', type: 'text', required: true },
    { name: 'state', type: 'select', required: true, options: [...VERSION_STATES] },
    { name: 'progress', type: 'number', required: true, defaultValue: 0 },
    { name: 'failure', type: 'select', options: [...VERSION_FAILURES] },
    { name: 'facts', type: 'json' },
    { name: 'milliseconds', type: 'number' },
    { name: 'browserPlays', type: 'checkbox', defaultValue: false },
    { name: 'proxyKey', type: 'text' },
    { name: 'posterKey', type: 'text' },
    { name: 'thumbnails', type: 'json' },
    { name: 'stripKey', type: 'text' },
    { name: 'waveformKey', type: 'text' },
    { name: 'pages', type: 'json' },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users' },
  ],
}
