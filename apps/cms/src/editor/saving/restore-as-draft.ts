import {
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type TypeWithID,
  restoreVersionOperation,
} from 'payload'

interface Restored {
  collection: CollectionSlug
  id: number | string
  /** True if the caller has already checked the user's rights. */
  overrideAccess?: boolean
}

/**
 * Makes an older version the newest draft, in every language. The public document stays unchanged
 * until it is published; `payload.restoreVersion` always overwrites it.
 *
 * @throws NotFound and Forbidden, like Payload's own operation
 */
export function restoreAsDraft(
  req: PayloadRequest,
  { collection, id, overrideAccess = false }: Restored,
): Promise<TypeWithID> {
  return restoreVersionOperation({
    collection: req.payload.collections[collection],
    depth: 0,
    draft: true,
    id,
    overrideAccess,
    req,
  })
}

/**
 * Replaces Payload's endpoint, which publishes the restored version unless the query says
 * `draft=true`.
 */
export function restoreEndpoint(collection: CollectionSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const id = String(req.routeParams?.id)
      const doc = await restoreAsDraft(req, { collection, id })
      return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
    },
  }
}
