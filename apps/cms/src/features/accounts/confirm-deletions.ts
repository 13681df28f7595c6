import type { CollectionConfig, Endpoint, SanitizedConfig } from 'payload'
import { nobody } from '../../platform/access/rules'
import { extendConfig } from '../../platform/config/extend-config'
import { asksBeforeDeletion } from './asks-before-deletion'
import { confirmInAdmin } from './confirm-in-admin'

type Deletable = Pick<CollectionConfig, 'slug' | 'access' | 'trash'>

/**
 * True if a call of Payload deletes documents for good. It does not if the access rules allow nobody
 * to delete, or if the collection has a trash, to which the call moves them.
 */
function isDeletedByPayload({ slug, access, trash }: Deletable): boolean {
  return asksBeforeDeletion(slug) && access?.delete !== nobody && !trash
}

/**
 * Replaces Payload's “Delete” of documents whose deletion needs the password by an item that asks
 * for it. The deletion of many documents is off, because Payload's list does not ask.
 */
export const confirmedDeletion = extendConfig({
  eachCollection: (collection) =>
    isDeletedByPayload(collection) ? withItem(collection) : collection,
})

function withItem(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const { edit = {} } = components
  const editMenuItems = [
    ...(edit.editMenuItems ?? []),
    '/features/accounts/admin/delete-for-good#DeleteForGood',
  ]
  return {
    ...collection,
    disableBulkDelete: true,
    admin: { ...admin, components: { ...components, edit: { ...edit, editMenuItems } } },
  }
}

/**
 * Makes Payload's calls that delete such documents ask for the password. It needs the finished
 * config, because Payload adds these calls after the plugins.
 */
export function confirmDeletions(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.endpoints || !isDeletedByPayload(collection)) continue
    collection.endpoints = collection.endpoints.map((endpoint) => {
      const isDeletion = endpoint.method === 'delete' && endpoint.path === '/:id'
      return isDeletion ? confirmed(collection, endpoint) : endpoint
    })
  }
  return config
}

function confirmed(
  { access }: SanitizedConfig['collections'][number],
  endpoint: Endpoint,
): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      // Payload itself refuses those who have no right to delete.
      const mayDelete = Boolean(req.user) && (await access.delete({ req }))
      return (mayDelete && (await confirmInAdmin(req))) || endpoint.handler(req)
    },
  }
}
