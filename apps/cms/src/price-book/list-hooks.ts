import { randomUUID } from 'node:crypto'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  Forbidden,
} from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/roles'
import { operationOf } from '../api/operation-of'
import { publicError } from '../api/respond'

/** A row keeps its key for good, because pages refer to it; a new row gets one by itself. */
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

/** Translators name the prices of a list; adding, moving and removing them is for editors. */
export const keepRows: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !req.user || hasRole(req.user, 'editor', 'admin')) return data
  if (keysOf(data) === keysOf(originalDoc)) return data
  throw publicError('Only editors add, move or remove prices.', 403)
}

function keysOf(list: unknown): string {
  const parsed = listSchema.safeParse(list)
  return (parsed.data?.items ?? []).map(({ key }) => key).join()
}

/** An older version brings back its prices, which a translator may not change. */
export const guardRestore: CollectionBeforeOperationHook = (call) => {
  const { req } = call
  if (operationOf(call) !== 'restoreVersion' || !req.user) return
  if (!hasRole(req.user, 'editor', 'admin')) throw new Forbidden(req.t)
}

/** Puts who changed the list into the document, so that each version in its history says it too. */
export const rememberEditor: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  updatedBy: req.user?.id ?? null,
})
