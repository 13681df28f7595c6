import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'

const undated = z.object({ _status: z.literal('published'), postedOn: z.null().optional() })

/** Search engines ask since when a position is open: since it was first published, unless an editor says otherwise. */
export const dateFirstPublishing: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const merged: unknown = { ...(originalDoc as object | undefined), ...data }
  if (!undated.safeParse(merged).success) return data
  return { ...data, postedOn: `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z` }
}
