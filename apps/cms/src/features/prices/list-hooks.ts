import { randomUUID } from 'node:crypto'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  Forbidden,
} from 'payload'
import { z } from 'zod'
import { hasRole } from '../../platform/access/roles'
import { operationOf } from '../../platform/api/operation-of'
import { editingContext } from '../../platform/fields/editing-context'
import { publicError } from '../../platform/lib/respond'
import { batchOf } from './bulk/batch-context'

/** Gives new and copied rows a key. Existing keys never change, because pages refer to them. */
export const nameNewRows: CollectionBeforeValidateHook = ({ data }) => {
  if (!Array.isArray(data?.items)) return data
  const seen = new Set<string>()
  for (const row of data.items as unknown[]) {
    if (typeof row !== 'object' || row === null) continue
    const named = row as { key?: unknown }
    if (typeof named.key !== 'string' || named.key === '' || seen.has(named.key)) {
      named.key = `row-${randomUUID().slice(0, 8)}`
    }
    seen.add(String(named.key))
  }
  return data
}

const listSchema = z.object({ items: z.array(z.object({ key: z.string() })).nullish() })

/** Translators may rename the prices of a list, but only editors may add, move or remove them. */
export const keepRows: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.user || hasRole(req.user, 'editor', 'admin')) return data
  if (keysOf(data) === keysOf(originalDoc)) return data
  throw publicError('Only editors add, move or remove prices.', 403)
}

function keysOf(list: unknown): string {
  const parsed = listSchema.safeParse(list)
  return (parsed.data?.items ?? []).map(({ key }) => key).join()
}

/** Restoring an older version would change prices, which translators may not do. */
export const guardRestore: CollectionBeforeOperationHook = (call) => {
  const { req } = call
  if (operationOf(call) !== 'restoreVersion' || !req.user) return
  if (!hasRole(req.user, 'editor', 'admin')) throw new Forbidden(req.t)
}

/**
 * Stores in the document who saved it and to which change of many prices the save belongs, so that
 * each version records both.
 */
export const recordEditor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? editingContext(req).releasedBy ?? null,
  batch: batchOf(req),
})
