import { MEMBER_ROLES } from '@studio/shared/review/projects'
import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody } from '../access/rules'

/** What the studio makes for a client, and who may see it. */
export const projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: 'Project', plural: 'Projects' },
  admin: { useAsTitle: 'title', group: 'Review' },
  access: {
    create: editorsOnly,
    read: editorsOnly,
    update: editorsOnly,
    delete: editorsOnly,
    readVersions: nobody,
  },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'mayUpload', label: 'Clients may upload', type: 'checkbox', defaultValue: false },
    {
      name: 'members',
      type: 'array',
      fields: [
        { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
        { name: 'role', type: 'select', required: true, options: [...MEMBER_ROLES] },
      ],
    },
  ],
}
