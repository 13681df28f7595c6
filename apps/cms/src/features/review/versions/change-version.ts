import * as calls from '@studio/shared/api/calls'
import { versionName } from '@studio/shared/review/version-name'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../platform/lib/respond'
import type { DeliverableVersion, User } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import { TRASH_DAYS } from '../../../editor/trash/kept-collections'
import { moveToTrash, restoreFromTrash } from '../../../editor/trash/move'
import { accountsOf, personOf } from '../people'
import { findDeliverable, findVersion, idOf } from '../project-access'

const changeCall = calls.changeVersion
const removeCall = calls.removeVersion
const restoreCall = calls.restoreVersion
const removedCall = calls.readRemovedVersions

const collection = 'deliverable-versions'
const DAY = 24 * 60 * 60 * 1_000

const changeVersion = endpoint(changeCall, async ({ req, account, parameters, body }) => {
  const found = await findForStaff(req, account, parameters.version)
  if (found instanceof Response) return found
  await req.payload.update({ collection, id: found.id, data: body, depth: 0, req })
  return answer(changeCall, null)
})

const removeVersion = endpoint(removeCall, async ({ req, account, parameters }) => {
  const found = await findForStaff(req, account, parameters.version)
  if (found instanceof Response) return found
  try {
    await moveToTrash(req, { collection, id: found.id }, true)
  } catch (error) {
    if (error instanceof APIError && error.status === 409) return errorResponse('conflict')
    throw error
  }
  return answer(removeCall, null)
})

const restoreVersion = endpoint(restoreCall, async ({ req, account, parameters }) => {
  const removed = await findRemoved(req, { id: { equals: Number(parameters.version) } })
  const [version] = removed
  const found = version && (await findDeliverable(req, account, idOf(version.deliverable)))
  if (!found) return errorResponse('notFound')
  if (found.role !== 'studio') return errorResponse('forbidden')
  const refusal = await limit(req, 'changeVersion', [`account ${account.id}`])
  if (refusal) return refusal
  await restoreFromTrash(req, { collection, id: version.id })
  return answer(restoreCall, null)
})

const readRemovedVersions = endpoint(removedCall, async ({ req, account, parameters }) => {
  const found = await findDeliverable(req, account, parameters.deliverable)
  if (!found) return errorResponse('notFound')
  if (found.role !== 'studio') return errorResponse('forbidden')
  const removed = await findRemoved(req, { deliverable: { equals: found.deliverable.id } })
  const people = await accountsOf(
    req,
    removed.map(({ deletedBy }) => deletedBy && idOf(deletedBy)),
  )
  const versions = removed.map((version) => {
    const { id, number, title, fileName, deletedAt, deletedBy } = version
    const removedAt = new Date(deletedAt ?? 0)
    const user = deletedBy ? people.get(idOf(deletedBy)) : undefined
    return {
      id: String(id),
      number,
      name: versionName({ title: title ?? '', fileName }),
      removedAt: removedAt.toISOString(),
      removedBy: user ? personOf(user, account) : null,
      erasedAt: new Date(removedAt.getTime() + TRASH_DAYS * DAY).toISOString(),
    }
  })
  return answer(removedCall, { versions })
})

/**
 * Finds a version that the caller may change.
 *
 * @returns the error response if there is none
 */
async function findForStaff(
  req: PayloadRequest,
  account: User,
  id: string,
): Promise<DeliverableVersion | Response> {
  const found = await findVersion(req, account, id)
  if (!found) return errorResponse('notFound')
  if (found.role !== 'studio') return errorResponse('forbidden')
  return (await limit(req, 'changeVersion', [`account ${account.id}`])) ?? found.version
}

/** Finds the versions in the trash, the most recently deleted first. */
async function findRemoved(
  req: PayloadRequest,
  where: Record<string, { equals: number }>,
): Promise<DeliverableVersion[]> {
  const { docs } = await req.payload.find({
    collection,
    where: { ...where, deletedAt: { exists: true } },
    trash: true,
    sort: '-deletedAt',
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

export const versionChangeCalls: Endpoint[] = [
  changeVersion,
  removeVersion,
  restoreVersion,
  readRemovedVersions,
]
