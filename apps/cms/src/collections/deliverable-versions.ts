import type { CollectionConfig, Field } from 'payload'
import { editorsOnly, nobody } from '../access/rules'
import { versionFields } from '../review/versions/version-fields'

/**
 * Each file that was uploaded for a deliverable. They are made by their upload and filled in by the
 * worker; of the admin staff only see them.
 */
export const deliverableVersions: CollectionConfig = {
  slug: 'deliverable-versions',
  labels: { singular: 'Version', plural: 'Versions' },
  admin: {
    useAsTitle: 'fileName',
    group: 'Review',
    defaultColumns: ['fileName', 'deliverable', 'number', 'kind', 'state', 'progress', 'failure'],
    description:
      'Files that were uploaded in the review room. Films get a copy that every browser plays, frame by frame; the original stays as it came.',
    components: {
      beforeListTable: ['/review/versions/admin/missing-programs#MissingPrograms'],
    },
    hideAPIURL: true,
  },
  access: {
    create: nobody,
    read: editorsOnly,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['deliverable', 'number'], unique: true }],
  fields: versionFields satisfies Field[],
}
