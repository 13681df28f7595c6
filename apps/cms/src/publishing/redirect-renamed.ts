import { LEADS_TO_RENAMED } from './follow-redirects'
import { documentPaths, hasPaths, type CollectionWithPaths } from '@studio/shared/document-paths'
import { HOME_SLUG, type PagePath } from '@studio/shared/paths'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'

/** How documents with an address of their own keep it, and how a redirect names one of them. */
interface Addressed {
  collection: 'pages' | 'categories' | 'videos' | CollectionWithPaths
  /** The field that holds the address, or its last part where the collection has a folder. */
  field: 'slug' | 'path'
  /** The redirect's field for a document of this kind; without one it names the path. */
  target?: 'toPage' | 'toCategory' | 'toVideo'
}

const identified = z.object({ id: z.number() })

/** Something published that gets a new address leaves a redirect behind, in the same transaction. */
export function redirectsOnRename(kind: Addressed) {
  return { beforeChange: [noteRename(kind)], afterChange: [leaveRedirects(kind)] }
}

/**
 * Looks at the row that visitors see: `originalDoc` is the newest draft, which
 * may carry the new address already, and the rename would go unnoticed.
 */
function noteRename(kind: Addressed): CollectionBeforeChangeHook {
  return async ({ operation, originalDoc, req, data }) => {
    if (operation !== 'update') return data
    const { collection } = kind
    const { id } = identified.parse(originalDoc)
    const row = await req.payload.db.findOne({ collection, where: { id: { equals: id } }, req })
    req.context[noted(kind, id)] = publicAddress(kind, row)
    return data
  }
}

function leaveRedirects(kind: Addressed): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    if (operation !== 'update') return
    const { id } = identified.parse(doc)
    const before = req.context[noted(kind, id)]
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
  /** How the redirect names where it leads. */
  by: Record<string, number | string>
}

/** Earlier redirects to the old path follow, so that nobody is sent on twice. */
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

/** The address at which visitors find the row; undefined where they find none. */
function publicAddress({ field }: Addressed, row: unknown): string | undefined {
  const published = z.looseObject({ _status: z.literal('published') }).safeParse(row)
  const address = published.data?.[field]
  return typeof address === 'string' ? address : undefined
}

function pathsOf({ collection }: Addressed, address: string): PagePath[] {
  return hasPaths(collection) ? documentPaths(collection, address) : [address]
}

/** By document: one request may change several. */
function noted({ collection }: Addressed, id: number): string {
  return `renamedFrom:${collection}:${String(id)}`
}
