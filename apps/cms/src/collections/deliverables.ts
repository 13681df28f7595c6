import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody } from '../access/rules'

/** A film, a board or another part of a project that has versions. */
export const deliverables: CollectionConfig = {
  slug: 'deliverables',
  labels: { singular: 'Deliverable', plural: 'Deliverables' },
  admin: { useAsTitle: 'title', group: 'Review' },
  access: {
    create: editorsOnly,
    read: editorsOnly,
    update: editorsOnly,
    delete: editorsOnly,
    readVersions: nobody,
  },
  fields: [
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      required: true,
      index: true,
    },
    { name: 'title', type: 'text', required: true },
  ],
}
