import type { CollectionConfig, Field } from 'payload'
import { isStaff } from '../../platform/access/roles'
import { nobody } from '../../platform/access/rules'
import { extendConfig } from '../../platform/config/extend-config'
import { withSteps } from '../saving/save-steps'
import { documentTrashEndpoints, trashEndpoint } from './endpoints'
import { isKeptInTrash } from './kept-collections'
import { hideTrashFromTranslators } from './trash-access'
import { keepTrashFields, stripTrashFields } from './trash-fields'

/**
 * Moves deleted content to the trash, from which it can be restored for 30 days. Payload's own
 * `trash` hides such documents from every read. This plugin also records who deleted them,
 * unpublishes them first, and makes its endpoints the only way to delete and restore.
 */
export const contentTrash = extendConfig({
  endpoints: [trashEndpoint],
  views: { trash: { Component: '/editor/trash/admin/trash-view#TrashView', path: '/trash' } },
  navLinks: { last: '/editor/trash/admin/trash-link#TrashLink' },
  eachCollection: (collection) =>
    isKeptInTrash(collection.slug) ? withTrash(collection) : collection,
})

function withTrash(collection: CollectionConfig): CollectionConfig {
  const { fields, endpoints } = collection
  const kept: CollectionConfig = {
    ...collection,
    trash: true,
    access: hideTrashFromTranslators(collection),
    // Documents are deleted one by one, so that the dialog can list where each is shown.
    disableBulkDelete: true,
    endpoints: [...(endpoints || []), ...documentTrashEndpoints(collection.slug)],
    fields: [...fields, deletedByField()],
  }
  return withSteps(kept, {
    beforeOperation: { dropTrashFields: stripTrashFields },
    beforeChange: { keepTrashFields },
  })
}

function deletedByField(): Field {
  return {
    name: 'deletedBy',
    type: 'relationship',
    relationTo: 'users',
    admin: { hidden: true, disableBulkEdit: true },
    // Only staff can see the names of staff.
    access: { read: ({ req }) => isStaff(req.user), create: nobody },
  }
}
