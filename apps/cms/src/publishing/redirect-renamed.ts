import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'

/** How documents with an address of their own keep it, and how a redirect names one of them. */
interface Addressed {
  collection: 'pages' | 'categories' | 'videos'
  /** The field that holds the address. */
  field: 'slug' | 'path'
  /** The redirect's field for a document of this kind. */
  target: 'toPage' | 'toCategory' | 'toVideo'
}

const HOME = 'home'

const noted = ({ collection }: Addressed) => `renamedFrom:${collection}`

/** The address at which visitors find the row; undefined where they find none. */
function publicAddress({ field }: Addressed, row: unknown): string | undefined {
  const published = z.looseObject({ _status: z.literal('published') }).safeParse(row)
  const address = published.data?.[field]
  return typeof address === 'string' ? address : undefined
}

/**
 * Looks at the row that visitors see: `originalDoc` is the newest draft, which
 * may carry the new address already, and the rename would go unnoticed.
 */
export function noteRename(kind: Addressed): CollectionBeforeChangeHook {
  return async ({ operation, originalDoc, req, data }) => {
    if (operation !== 'update') return data
    const { id } = z.object({ id: z.union([z.number(), z.string()]) }).parse(originalDoc)
    const row = await req.payload.db.findOne({
      collection: kind.collection,
      where: { id: { equals: id } },
      req,
    })
    req.context[noted(kind)] = publicAddress(kind, row)
    return data
  }
}

/** A published document that gets a new address leaves a redirect behind, in the same transaction. */
export function leaveRedirect(kind: Addressed): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    if (operation !== 'update') return
    const { id } = z.object({ id: z.number() }).parse(doc)
    const from = req.context[noted(kind)]
    const address = publicAddress(kind, doc)
    if (!address || typeof from !== 'string' || from === address || from === HOME) return
    const where = { from: { in: [from, address] } }
    await req.payload.delete({ collection: 'redirects', where, req })
    await req.payload.create({
      collection: 'redirects',
      data: { from, [kind.target]: id, isPermanent: true },
      req,
    })
  }
}
