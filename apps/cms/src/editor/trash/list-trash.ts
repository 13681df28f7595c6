import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { editorNames } from '../documents/editor-names'
import { KEPT_IN_TRASH, TRASH_DAYS, type KeptCollection } from './kept-collections'

const MAX_DOCUMENTS = 100

const DAY_MS = 86_400_000

export interface TrashedDocument {
  collection: KeptCollection
  id: number
  title: string
  /** The document's path, redirect path or key, or null if the collection has none. */
  address: string | null
  /** A time in the format of ISO 8601. */
  deletedAt: string
  /** The name or email address of the account, or null if the account was deleted. */
  deletedBy: string | null
  /** A time in the format of ISO 8601. */
  erasedAt: string
  /** True if the document is restored as a draft. Other documents are public again immediately. */
  hasDrafts: boolean
}

const rowSchema = z.looseObject({
  id: z.number(),
  deletedAt: z.string(),
  deletedBy: z.number().nullish(),
})

/** Lists the documents in the trash that the caller may read, the most recently deleted first. */
export async function listTrash(req: PayloadRequest): Promise<TrashedDocument[]> {
  const found = await Promise.all(KEPT_IN_TRASH.map((collection) => readRows(req, collection)))
  const rows = found.flat()
  const names = await editorNames(
    req.payload,
    rows.map(({ deletedBy }) => deletedBy),
  )
  return rows
    .map(({ deletedBy, ...row }) => ({
      ...row,
      deletedBy: names.get(String(deletedBy)) ?? null,
      erasedAt: new Date(Date.parse(row.deletedAt) + TRASH_DAYS * DAY_MS).toISOString(),
    }))
    .sort((one, other) => other.deletedAt.localeCompare(one.deletedAt))
}

async function readRows(req: PayloadRequest, collection: KeptCollection) {
  const { config } = req.payload.collections[collection]
  const { docs } = await req.payload.find({
    collection,
    where: { deletedAt: { exists: true } },
    trash: true,
    sort: '-deletedAt',
    limit: MAX_DOCUMENTS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map((doc) => {
    const row = rowSchema.parse(doc)
    const text = (name: string) => {
      const value = row[name]
      return typeof value === 'string' ? value : ''
    }
    return {
      collection,
      id: row.id,
      title: [config.admin.useAsTitle ?? '', 'alt', 'filename'].map(text).find(Boolean) ?? '',
      address: ['slug', 'from', 'key', 'filename'].map(text).find(Boolean) ?? null,
      deletedAt: row.deletedAt,
      deletedBy: row.deletedBy,
      hasDrafts: Boolean(config.versions?.drafts),
    }
  })
}
