import {
  type CollectionSlug,
  type Endpoint,
  type PayloadRequest,
  type TypeWithID,
  restoreVersionOperation,
} from 'payload'

interface Restored {
  collection: CollectionSlug
  /** The id of the version. */
  id: number | string
  /** For work that has asked for the rights itself. */
  overrideAccess?: boolean
}

/**
 * Makes an older version the newest draft, in every language. What visitors see stays as it is:
 * publishing is another press. `payload.restoreVersion` always writes over what visitors see.
 *
 * @throws NotFound and Forbidden, as Payload's own operation
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

/** Takes the place of Payload's own, whose callers decide by `draft` whether it publishes. */
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
