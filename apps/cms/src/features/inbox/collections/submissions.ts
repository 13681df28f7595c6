import type { CollectionConfig } from 'payload'
import { adminsOnly, editorsOnly, nobody } from '../../../platform/access/rules'
import { handlingFields } from '../handling-fields'
import { deleteAttachments } from '../attachments'
import { mailAssignee } from '../mail-assignee'
import { noteHandling } from '../note-handling'
import { senderFields, sentFields } from './sent-fields'

export const submissions: CollectionConfig = {
  slug: 'submissions',
  labels: { singular: 'Message', plural: 'Inbox' },
  admin: {
    useAsTitle: 'title',
    group: 'Inbox',
    defaultColumns: ['title', 'kind', 'status', 'assignedTo', 'country', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'company', 'message'],
    description:
      'What visitors sent. Inquiries are kept for two years, applications for six months, spam for 30 days; then they are deleted automatically.',
    components: { beforeListTable: ['/features/inbox/admin/inbox-bar#InboxBar'] },
    hideAPIURL: true,
  },
  access: {
    create: nobody,
    read: editorsOnly,
    update: editorsOnly,
    delete: adminsOnly,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkDelete: true,
  hooks: {
    beforeChange: [noteHandling],
    afterChange: [mailAssignee],
    afterDelete: [deleteAttachments],
  },
  fields: [{ type: 'row', fields: senderFields() }, ...sentFields(), ...handlingFields()],
}
