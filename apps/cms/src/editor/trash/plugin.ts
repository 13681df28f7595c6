import type { CollectionConfig, Field, Plugin } from 'payload'
import { isStaff } from '../../platform/access/roles'
import { nobody } from '../../platform/access/rules'
import { documentTrashEndpoints, trashEndpoint } from './endpoints'
import { isKeptInTrash } from './kept-collections'
import { hideTrashFromTranslators } from './trash-access'
import { keepTrashFields, stripTrashFields } from './trash-fields'

/**
 * Moves deleted content to the trash, from which it can be restored for 30 days. Payload's own
 * `trash` hides such documents from every read. This plugin also records who deleted them,
 * unpublishes them first, and makes its endpoints the only way to delete and restore.
 */
export const contentTrash: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), trashEndpoint],
  collections: (config.collections ?? []).map((collection) =>
    isKeptInTrash(collection.slug) ? withTrash(collection) : collection,
  ),
  admin: {
    ...config.admin,
    components: {
      ...config.admin?.components,
      afterNavLinks: [
        ...(config.admin?.components?.afterNavLinks ?? []),
        '/editor/trash/admin/trash-link#TrashLink',
      ],
      views: {
        ...config.admin?.components?.views,
        trash: { Component: '/editor/trash/admin/trash-view#TrashView', path: '/trash' },
      },
    },
  },
})

function withTrash(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, fields, endpoints } = collection
  return {
    ...collection,
    trash: true,
    access: hideTrashFromTranslators(collection.access ?? {}),
    // Documents are deleted one by one, so that the dialog can list where each is shown.
    disableBulkDelete: true,
    endpoints: [...(endpoints || []), ...documentTrashEndpoints(collection.slug)],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), stripTrashFields],
      beforeChange: [...(hooks.beforeChange ?? []), keepTrashFields],
    },
    fields: [...fields, deletedByField()],
  }
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
