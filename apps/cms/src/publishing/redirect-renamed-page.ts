import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'

const publishedRow = z.object({ slug: z.string(), _status: z.literal('published') })

const RENAMED_FROM = 'renamedFrom'

/**
 * Looks at the row that visitors see: `originalDoc` is the newest draft, which
 * may carry the new path already, and the rename would go unnoticed.
 */
export const noteRename: CollectionBeforeChangeHook = async ({
  operation,
  originalDoc,
  req,
  data,
}) => {
  if (operation !== 'update') return data
  const { id } = z.object({ id: z.union([z.number(), z.string()]) }).parse(originalDoc)
  const row = await req.payload.db.findOne({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  })
  const published = publishedRow.safeParse(row)
  req.context[RENAMED_FROM] = published.success ? published.data.slug : undefined
  return data
}

/** A published page that gets a new path leaves a redirect behind, in the same transaction. */
export const redirectFromOldPath: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return
  const page = z.object({ id: z.number() }).extend(publishedRow.shape).safeParse(doc)
  const oldPath = req.context[RENAMED_FROM]
  if (
    !page.success ||
    typeof oldPath !== 'string' ||
    oldPath === page.data.slug ||
    oldPath === 'home'
  )
    return
  const where = { from: { in: [oldPath, page.data.slug] } }
  await req.payload.delete({ collection: 'redirects', where, req })
  await req.payload.create({
    collection: 'redirects',
    data: { from: oldPath, toPage: page.data.id, isPermanent: true },
    req,
  })
}
