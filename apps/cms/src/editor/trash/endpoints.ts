import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { asksBeforeDeletion } from '../../features/accounts/asks-before-deletion'
import { confirmInAdmin } from '../../features/accounts/confirm-in-admin'
import { errorResponse, fail, json } from '../../platform/lib/respond'
import { hasRole } from '../../platform/access/roles'
import { isKeptInTrash } from './kept-collections'
import { listTrash } from './list-trash'
import { eraseFromTrash, moveToTrash, restoreFromTrash } from './move'

const idSchema = z.coerce.number().int().positive().max(2_147_483_647)

const restoreSchema = z.strictObject({ address: z.string().trim().min(1).max(200).optional() })

export const trashEndpoint: Endpoint = {
  path: '/trash',
  method: 'get',
  handler: async (req) => {
    const refusal = refuseOthers(req)
    return refusal ?? json({ documents: await listTrash(req) })
  },
}

/**
 * For each collection with a trash: `DELETE /:id` moves a document to the trash, `POST
 * /:id/restore` restores it, and `DELETE /:id/erase` erases it. The first replaces Payload's own
 * endpoint, which deletes permanently.
 */
export function documentTrashEndpoints(collection: string): Endpoint[] {
  if (!isKeptInTrash(collection)) return []
  return [
    {
      path: '/:id',
      method: 'delete',
      handler: async (req) => {
        if (!req.user) return errorResponse('unauthenticated')
        const id = idSchema.safeParse(req.routeParams?.id)
        if (!id.success) return errorResponse('notFound')
        const overrideLock = req.query.overrideLock === 'true'
        await moveToTrash(req, { collection, id: id.data }, overrideLock)
        return json({ id: id.data })
      },
    },
    {
      path: '/:id/restore',
      method: 'post',
      handler: async (req) => {
        const refusal = refuseOthers(req)
        if (refusal) return refusal
        const id = idSchema.safeParse(req.routeParams?.id)
        if (!id.success) return errorResponse('notFound')
        const body = restoreSchema.safeParse(await readJson(req))
        if (!body.success) return fail(400, 'invalidBody')
        const result = await restoreFromTrash(req, { collection, id: id.data }, body.data.address)
        if (result.outcome === 'restored') return json({ id: id.data })
        const { field, outcome } = result
        return outcome === 'addressTaken'
          ? fail(409, outcome, { [field]: result.free })
          : fail(400, outcome, { [field]: result.message })
      },
    },
    {
      path: '/:id/erase',
      method: 'delete',
      handler: async (req) => {
        if (!req.user) return errorResponse('unauthenticated')
        if (!hasRole(req.user, 'admin')) return errorResponse('forbidden')
        const id = idSchema.safeParse(req.routeParams?.id)
        if (!id.success) return errorResponse('notFound')
        const refusal = asksBeforeDeletion(collection) && (await confirmInAdmin(req))
        if (refusal) return refusal
        await eraseFromTrash(req, { collection, id: id.data })
        return json({ id: id.data })
      },
    },
  ]
}

function refuseOthers({ user }: PayloadRequest): Response | undefined {
  if (!user) return errorResponse('unauthenticated')
  return hasRole(user, 'editor', 'admin') ? undefined : errorResponse('forbidden')
}

/**
 * Reads a JSON body. An empty body gives an empty object.
 *
 * @returns null for malformed JSON
 */
async function readJson(req: PayloadRequest): Promise<unknown> {
  const text = (await req.text?.().catch(() => '')) ?? ''
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    return null
  }
}
