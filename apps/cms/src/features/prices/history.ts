import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { priceBookWords } from './admin/words'
import type { Change } from './change'
import { compareVersions } from './compare-versions'
import { editorNames } from '../../editor/documents/editor-names'
import { listVersionSchema } from './list-version'

const HISTORY_PAGE_SIZE = 20

/**
 * Sorts by `updatedAt`, because Payload gives a restored version the `createdAt` of the document.
 */
const NEWEST_FIRST = ['-updatedAt', '-id']

export interface HistoryEntry {
  id: string
  /** The time of the save in ISO 8601. */
  savedAt: string
  /** The account's name or email address; null if no account made the change, as in the setup. */
  savedBy: string | null
  /** The changes since the version before; null for the first version. */
  changes: Change[] | null
  rowCount: number
  isCurrent: boolean
  /** Whether other lists were changed together with this one. */
  isPartOfMany: boolean
}

export interface History {
  entries: HistoryEntry[]
  hasMore: boolean
}

/** Reads a page of a price list's history, newest first. The caller's access rights apply. */
export async function readHistory(req: PayloadRequest, id: number, page: number): Promise<History> {
  const query = {
    collection: 'price-groups',
    where: { parent: { equals: id } },
    sort: NEWEST_FIRST,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    req,
  } as const
  const { docs, hasNextPage } = await req.payload.findVersions({
    ...query,
    limit: HISTORY_PAGE_SIZE,
    page,
  })
  const older = hasNextPage
    ? await req.payload.findVersions({ ...query, limit: 1, page: page * HISTORY_PAGE_SIZE + 1 })
    : undefined
  const all = [...docs, ...(older?.docs ?? [])]
  const lists = all.map(({ version }) => listVersionSchema.parse(version))
  const names = await editorNames(
    req.payload,
    docs.map(({ version }) => version.updatedBy),
  )
  const words = wordsIn(priceBookWords, req.i18n)
  const entries = docs.map((doc, index): HistoryEntry => {
    const [list, before] = [lists[index], lists[index + 1]]
    return {
      // Payload types the id as a string, but Postgres returns a number.
      id: z.coerce.string().parse(doc.id),
      savedAt: doc.updatedAt,
      savedBy: names.get(idOf(doc.version.updatedBy)) ?? null,
      changes: list && before ? compareVersions(before, list, words) : null,
      rowCount: list?.items?.length ?? 0,
      isCurrent: page === 1 && index === 0,
      isPartOfMany: Boolean(list?.batch),
    }
  })
  return { entries, hasMore: hasNextPage }
}

function idOf(user: unknown): string {
  return typeof user === 'number' || typeof user === 'string' ? String(user) : ''
}
