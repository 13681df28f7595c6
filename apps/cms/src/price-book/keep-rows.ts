import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/roles'
import { publicError } from '../api/respond'

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
