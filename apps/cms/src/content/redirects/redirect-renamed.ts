import { LEADS_TO_RENAMED } from './follow-redirects'
import { documentPaths, hasPaths, type CollectionWithPaths } from '@studio/shared/document-paths'
import { HOME_SLUG, type PagePath } from '@studio/shared/paths'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'

/** How a collection stores the paths of its documents, and how a redirect refers to one of them. */
interface Addressed {
  collection: 'pages' | 'categories' | 'videos' | CollectionWithPaths
  /** The field with the path, or with its last segment if the collection has a folder. */
  field: 'slug' | 'path'
  /**
   * The field of a redirect that refers to a document of this collection. Without such a field, the
   * redirect stores the path.
   */
  target?: 'toPage' | 'toCategory' | 'toVideo'
}

const identified = z.object({ id: z.number() })

/** Creates a redirect when a published document gets a new path, in the same transaction. */
export function redirectsOnRename(kind: Addressed) {
  return { beforeChange: [detectRename(kind)], afterChange: [leaveRedirects(kind)] }
}

/**
 * Reads the public row. `originalDoc` is the newest draft, which may already contain the new path,
 * so it would not show that the path has changed.
 */
function detectRename(kind: Addressed): CollectionBeforeChangeHook {
  return async ({ operation, originalDoc, req, data }) => {
    if (operation !== 'update') return data
    const { collection } = kind
    const { id } = identified.parse(originalDoc)
    const row = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
    req.context[renameKey(kind, id)] = publicAddress(kind, row)
    return data
  }
}

function leaveRedirects(kind: Addressed): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    if (operation !== 'update') return
    const { id } = identified.parse(doc)
    const before = req.context[renameKey(kind, id)]
    const after = publicAddress(kind, doc)
    if (!after || typeof before !== 'string' || before === after || before === HOME_SLUG) return
    const to = pathsOf(kind, after)
    for (const [index, from] of pathsOf(kind, before).entries()) {
      const path = to[index] ?? after
      await leaveRedirect(req, {
        from,
        path,
        by: kind.target ? { [kind.target]: id } : { toPath: path },
      })
    }
  }
}

interface Move {
  from: PagePath
  path: PagePath
  by: Record<string, number | string>
}

/**
 * Redirects to the old path are changed to the new one, so that visitors are redirected only once.
 */
async function leaveRedirect(req: PayloadRequest, { from, path, by }: Move): Promise<void> {
  const { payload } = req
  const collection = 'redirects'
  // The new path is not visible to other connections before this transaction is committed.
  req.context[LEADS_TO_RENAMED] = true
  await payload.delete({ collection, where: { from: { in: [from, path] } }, req })
  await payload.update({
    collection,
    where: { toPath: { equals: from } },
    data: { toPath: path },
    req,
  })
  await payload.create({ collection, data: { from, ...by, isPermanent: true }, req })
}

/**
 * The public path of the row.
 *
 * @returns undefined if it is not published
 */
function publicAddress({ field }: Addressed, row: unknown): string | undefined {
  const published = z.looseObject({ _status: z.literal('published') }).safeParse(row)
  const address = published.data?.[field]
  return typeof address === 'string' ? address : undefined
}

function pathsOf({ collection }: Addressed, address: string): PagePath[] {
  return hasPaths(collection) ? documentPaths(collection, address) : [address]
}

/** The key contains the document, because one request may change several documents. */
function renameKey({ collection }: Addressed, id: number): string {
  return `renamedFrom:${collection}:${String(id)}`
}
