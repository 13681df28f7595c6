import type { Field } from 'payload'
import { nobody } from '../../access/rules'

/** Where files lie, and what only programs read. */
const hidden = { access: { read: nobody }, admin: { hidden: true } }

/** Kind, state and failure are texts: `media.ts` of the contracts lists what they can be. */
export const versionFields: Field[] = [
  {
    name: 'deliverable',
    type: 'relationship',
    relationTo: 'deliverables',
    required: true,
    index: true,
  },
  { name: 'number', type: 'number', required: true },
  { name: 'kind', type: 'text', required: true },
  { name: 'fileName', label: 'File', type: 'text', required: true },
  { name: 'mimeType', type: 'text', required: true },
  { name: 'size', label: 'Bytes', type: 'number', required: true },
  { name: 'sha256', label: 'SHA-256', type: 'text' },
  { name: 'uploadedBy', type: 'relationship', relationTo: 'users', index: true },
  { name: 'state', type: 'text', required: true, index: true, defaultValue: 'waiting' },
  { name: 'progress', label: 'Percent done', type: 'number', required: true, defaultValue: 0 },
  {
    name: 'failure',
    type: 'text',
    admin: { description: 'Why it could not be processed.' },
  },
  { name: 'facts', type: 'json', ...hidden },
  { name: 'milliseconds', type: 'number', ...hidden },
  { name: 'browserPlays', type: 'checkbox', defaultValue: false, ...hidden },
  { name: 'storageKey', type: 'text', required: true, ...hidden },
  { name: 'proxyKey', type: 'text', ...hidden },
  { name: 'posterKey', type: 'text', ...hidden },
  { name: 'thumbnails', type: 'json', ...hidden },
  { name: 'stripKey', type: 'text', ...hidden },
  { name: 'waveformKey', type: 'text', ...hidden },
  { name: 'pages', type: 'json', ...hidden },
]
