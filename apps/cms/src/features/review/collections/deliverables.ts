import type { CollectionConfig } from 'payload'
import { adminsOnly, editorsOnly, nobody } from '../../../platform/access/rules'
import { deleteVersions } from '../projects/delete-parts'
import { followDeletion, followDeliverable } from '../projects/follow-project'
import { keepProject } from '../projects/keep-project'

export const deliverables: CollectionConfig = {
  slug: 'deliverables',
  labels: { singular: 'Deliverable', plural: 'Deliverables' },
  admin: {
    useAsTitle: 'title',
    group: 'Review',
    defaultColumns: ['title', 'project', 'paidAt', 'updatedAt'],
    hideAPIURL: true,
  },
  access: {
    create: editorsOnly,
    read: editorsOnly,
    update: editorsOnly,
    delete: adminsOnly,
    readVersions: nobody,
  },
  defaultSort: 'id',
  disableDuplicate: true,
  disableBulkDelete: true,
  hooks: {
    beforeOperation: [keepProject],
    beforeDelete: [deleteVersions],
    afterChange: [followDeliverable],
    afterDelete: [followDeletion],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      required: true,
      index: true,
      access: { update: nobody },
      admin: {
        description:
          'Cannot be changed later: its versions, notes, guest links and signatures belong to this client.',
      },
    },
    {
      name: 'paidAt',
      label: 'Paid',
      type: 'date',
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly' },
        description:
          'Once a date is set here, members can download the original of the version that is signed off.',
      },
    },
    {
      name: 'room',
      type: 'ui',
      admin: { components: { Field: '/features/review/admin/room-link#RoomLink' } },
    },
  ],
}
