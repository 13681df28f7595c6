import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { z } from 'zod'
import { changeLines } from './differences'
import { compareDocuments } from './compare-documents'
import { authorsOf, readEdits } from './edits'

const VERSIONS_PER_PAGE = 20

/** Not `createdAt`: Payload gives a restored version the `createdAt` of the document. */
const NEWEST_FIRST = ['-updatedAt', '-id']

/** `live` is public, `newest` is a draft above it, and the others are older. */
type VersionStatus = 'live' | 'newest' | 'published' | 'draft'

export interface VersionEntry {
  id: string
  /** ISO 8601. */
  savedAt: string
  status: VersionStatus
  /**
   * Names or email addresses, null if no account saved; empty for versions from before edits were
   * recorded.
   */
  authors: (string | null)[]
  /** Compared with the version before; null for the first one. */
  changes: string[] | null
}

export interface VersionList {
  entries: VersionEntry[]
  page: number
  pageCount: number
}

const versionSchema = z.object({
  // Payload types the id as a string, but Postgres returns a number.
  id: z.coerce.string(),
  updatedAt: z.string(),
  version: z.looseObject({ _status: z.enum(['draft', 'published']).nullish() }),
})

type Version = z.infer<typeof versionSchema>

interface Shown {
  collection: SanitizedCollectionConfig
  id: number | string
  page: number
  hasPublishedDoc: boolean
}

/** A page of a document's versions, newest first. The caller's access rights apply. */
export async function readVersions(req: PayloadRequest, shown: Shown): Promise<VersionList> {
  const { collection, id, page } = shown
  const where: { and: Where[] } = {
    and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }],
  }
  const query = {
    collection: collection.slug,
    where,
    sort: NEWEST_FIRST,
    locale: 'all' as const,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  }
  const { payload } = req
  const { docs, totalPages } = await payload.findVersions({
    ...query,
    limit: VERSIONS_PER_PAGE,
    page,
  })
  const isLast = page >= totalPages
  const older = isLast
    ? []
    : (await payload.findVersions({ ...query, limit: 1, page: page * VERSIONS_PER_PAGE + 1 })).docs
  const versions = z.array(versionSchema).parse([...docs, ...older])
  const live = shown.hasPublishedDoc ? await liveVersion(req, query) : undefined
  const entries = versions.slice(0, docs.length).map((version, index): VersionEntry => {
    const before = versions[index + 1]
    return {
      id: version.id,
      savedAt: version.updatedAt,
      status: statusOf(version, page === 1 && index === 0, live),
      authors: authorsOf(readEdits(version.version.edits), readEdits(before?.version.edits)),
      changes: before ? changesBetween(collection, before, version) : null,
    }
  })
  return { entries, page, pageCount: totalPages }
}

function changesBetween(
  { flattenedFields }: SanitizedCollectionConfig,
  before: Version,
  after: Version,
): string[] {
  return changeLines(compareDocuments(flattenedFields, before.version, after.version, 'all'))
}

interface Query {
  collection: CollectionSlug
  where: { and: Where[] }
}

async function liveVersion(
  req: PayloadRequest,
  { collection, where }: Query,
): Promise<string | undefined> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [...where.and, { 'version._status': { equals: 'published' } }] },
    sort: NEWEST_FIRST,
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  return z.array(versionSchema).parse(docs)[0]?.id
}

function statusOf(
  { id, version }: Version,
  isNewest: boolean,
  live: string | undefined,
): VersionStatus {
  if (version._status === 'published') return id === live ? 'live' : 'published'
  return isNewest ? 'newest' : 'draft'
}
