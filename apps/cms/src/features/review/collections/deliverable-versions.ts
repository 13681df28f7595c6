import { VERSION_FAILURES, VERSION_KINDS, VERSION_STATES } from '@studio/shared/review/media'
import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody, readOnly } from '../../../platform/access/rules'
import { hasRole } from '../../../platform/access/roles'
import { poolOf } from '../../../platform/database/pool'
import { takingDown } from '../../../editor/publishing/admin/taking-down'
import { restoresAlso } from '../../../editor/trash/restores-also'
import { carryNotes } from '../notes/carry-notes'
import { followTrash } from '../projects/follow-project'
import { refuseRemoval } from '../versions/refuse-removal'

/** The settings of internal fields, which users cannot access. */
const hidden = { access: { read: nobody }, admin: { hidden: true } }

/**
 * One uploaded version of a deliverable. Versions are created only by uploads, and the worker adds
 * the facts about the file.
 */
export const deliverableVersions: CollectionConfig = {
  slug: 'deliverable-versions',
  labels: { singular: 'Version', plural: 'Versions' },
  admin: {
    useAsTitle: 'fileName',
    group: 'Review',
    defaultColumns: ['fileName', 'deliverable', 'number', 'kind', 'state', 'progress', 'failure'],
    description:
      'Files that were uploaded in the review room. Films get a copy that every browser plays frame by frame; the original is kept unchanged.',
    components: {
      beforeListTable: ['/features/review/versions/admin/missing-programs#MissingPrograms'],
      edit: { ...takingDown },
    },
    hideAPIURL: true,
  },
  access: {
    ...readOnly,
    // This rule allows only moves to and from the trash. All other changes are made in the review
    // room.
    update: ({ req }) => req.context.movesTrash === true && hasRole(req.user, 'editor', 'admin'),
    delete: editorsOnly,
  },
  hooks: { beforeChange: [refuseRemoval], afterChange: [followTrash] },
  custom: restoresAlso((req, id) => carryNotes(poolOf(req.payload), id)),
  defaultSort: '-id',
  disableDuplicate: true,
  indexes: [{ fields: ['deliverable', 'number'], unique: true }],
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
    { name: 'fileName', label: 'File', type: 'text', required: true },
    { name: 'title', label: 'Name in the room', type: 'text' },
    { name: 'description', label: 'What is new', type: 'textarea' },
    { name: 'mimeType', label: 'Type', type: 'text', required: true },
    { name: 'size', label: 'Bytes', type: 'number', required: true },
    { name: 'sha256', label: 'SHA-256', type: 'text' },
    { name: 'state', type: 'select', required: true, index: true, options: [...VERSION_STATES] },
    { name: 'progress', label: 'Percent done', type: 'number', required: true, defaultValue: 0 },
    { name: 'failure', type: 'select', options: [...VERSION_FAILURES] },
    { name: 'uploadedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'facts', type: 'json', ...hidden },
    { name: 'checks', type: 'json', ...hidden },
    { name: 'milliseconds', type: 'number', ...hidden },
    { name: 'browserPlays', type: 'checkbox', defaultValue: false, ...hidden },
    { name: 'storageKey', type: 'text', required: true, ...hidden },
    { name: 'proxyKey', type: 'text', ...hidden },
    { name: 'posterKey', type: 'text', ...hidden },
    { name: 'thumbnails', type: 'json', ...hidden },
    { name: 'stripKey', type: 'text', ...hidden },
    { name: 'waveformKey', type: 'text', ...hidden },
    { name: 'pages', type: 'json', ...hidden },
    // Records that the file came from the client. Clients may always download files from their own
    // side, even after the sender's account was deleted.
    { name: 'fromClient', type: 'checkbox', defaultValue: false, ...hidden },
  ],
}
