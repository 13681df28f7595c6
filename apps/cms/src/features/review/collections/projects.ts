import { PROJECT_STATES, type ProjectState } from '@studio/shared/review/projects'
import type { CollectionConfig } from 'payload'
import { adminsOnly, editorsOnly, nobody } from '../../../platform/access/rules'
import { revokeLinksOfFormerAdmins } from '../guests/revoke-links'
import { deleteDeliverables } from '../projects/delete-parts'
import { membersField } from '../projects/members-field'
import { fillMembers, noteWhoChangesMembers } from '../projects/fill-members'
import { withdrawLinksOfDeleted, withdrawLinksOfFormerMembers } from '../projects/open-invitations'

const STATE_NAMES: Record<ProjectState, string> = {
  planned: 'Planned',
  inProduction: 'In production',
  inReview: 'In review',
  delivered: 'Delivered',
  closed: 'Closed',
}

const sidebar = { position: 'sidebar' as const }

export const projects: CollectionConfig = {
  slug: 'projects',
  labels: { singular: 'Project', plural: 'Projects' },
  admin: {
    useAsTitle: 'title',
    group: 'Review',
    defaultColumns: ['title', 'state', 'progress', 'nextDate', 'contact', 'updatedAt'],
    listSearchableFields: ['title', 'nextStep'],
    description: 'Members see a project in the client portal, with all its versions and notes.',
    hideAPIURL: true,
  },
  access: {
    create: editorsOnly,
    read: editorsOnly,
    update: editorsOnly,
    delete: adminsOnly,
    readVersions: nobody,
  },
  defaultSort: '-updatedAt',
  disableDuplicate: true,
  disableBulkDelete: true,
  hooks: {
    beforeOperation: [noteWhoChangesMembers],
    beforeChange: [fillMembers],
    afterChange: [revokeLinksOfFormerAdmins, withdrawLinksOfFormerMembers],
    beforeDelete: [deleteDeliverables],
    afterDelete: [withdrawLinksOfDeleted],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      name: 'nextStep',
      label: 'What comes next',
      type: 'text',
      maxLength: 300,
      admin: { description: 'One sentence for the client, in their language.' },
    },
    {
      name: 'deliverables',
      type: 'join',
      collection: 'deliverables',
      on: 'project',
      defaultSort: 'id',
      admin: { defaultColumns: ['title', 'paidAt', 'updatedAt'] },
    },
    membersField(),
    {
      name: 'invite',
      type: 'ui',
      admin: { components: { Field: '/features/review/admin/invite-member#InviteMember' } },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'planned' satisfies ProjectState,
      options: PROJECT_STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
      admin: {
        ...sidebar,
        description:
          'Follows what happens: the first version, a review round, answers that ask for changes, and delivery once every deliverable is signed off and paid. You can change it at any time.',
      },
    },
    {
      name: 'progress',
      label: 'Versions, notes and sign-offs',
      type: 'ui',
      admin: {
        disableBulkEdit: true,
        components: { Cell: '/features/review/admin/progress-cell#ProgressCell' },
      },
    },
    {
      name: 'nextDate',
      label: 'Next date',
      type: 'date',
      index: true,
      admin: { ...sidebar, date: { pickerAppearance: 'dayOnly' } },
    },
    {
      name: 'contact',
      label: 'Client’s contact',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: { roles: { in: ['editor', 'admin'] } },
      admin: { ...sidebar, allowCreate: false, allowEdit: false },
    },
    {
      name: 'mayUpload',
      label: 'Members may upload files',
      type: 'checkbox',
      defaultValue: false,
      admin: { ...sidebar, description: 'Viewers never can.' },
    },
    {
      name: 'inquiry',
      label: 'Started from',
      type: 'relationship',
      relationTo: 'submissions',
      index: true,
      admin: { ...sidebar, allowCreate: false, allowEdit: false },
    },
    {
      name: 'isSample',
      label: 'A sample',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: { create: nobody, update: nobody },
      admin: { ...sidebar, readOnly: true, condition: (data) => data.isSample === true },
    },
  ],
}
