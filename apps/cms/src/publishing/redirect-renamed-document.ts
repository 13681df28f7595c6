import { documentPaths, type CollectionWithPaths } from '@studio/shared/document-paths'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'

const publishedRow = z.object({ slug: z.string(), _status: z.literal('published') })

const RENAMED_FROM = 'documentRenamedFrom'

/** A published document that gets a new address leaves redirects behind, in the same transaction. */
export function redirectsOnRename(collection: CollectionWithPaths) {
  return { beforeChange: [noteRename(collection)], afterChange: [leaveRedirects(collection)] }
}

/** Looks at the row that visitors see: the newest draft may carry the new address already. */
function noteRename(collection: CollectionWithPaths): CollectionBeforeChangeHook {
  return async ({ operation, originalDoc, req, data }) => {
    if (operation !== 'update') return data
    const { id } = z.object({ id: z.union([z.number(), z.string()]) }).parse(originalDoc)
    const row = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
    const published = publishedRow.safeParse(row)
    req.context[RENAMED_FROM] = published.success ? published.data.slug : undefined
    return data
  }
}

function leaveRedirects(collection: CollectionWithPaths): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    if (operation !== 'update') return
    const after = publishedRow.safeParse(doc)
    const oldSlug = req.context[RENAMED_FROM]
    if (!after.success || typeof oldSlug !== 'string' || oldSlug === after.data.slug) return
    const to = documentPaths(collection, after.data.slug)
    for (const [index, from] of documentPaths(collection, oldSlug).entries()) {
      const toPath = to[index]
      if (toPath) await leaveRedirect(req, from, toPath)
    }
  }
}

/** Earlier redirects to the old address follow, so that nobody is sent on twice. */
async function leaveRedirect(req: PayloadRequest, from: string, toPath: string): Promise<void> {
  const { payload } = req
  await payload.delete({
    collection: 'redirects',
    where: { from: { in: [from, toPath] } },
    req,
  })
  await payload.update({
    collection: 'redirects',
    where: { toPath: { equals: from } },
    data: { toPath },
    req,
  })
  await payload.create({
    collection: 'redirects',
    data: { from, toPath, isPermanent: true },
    req,
  })
}
