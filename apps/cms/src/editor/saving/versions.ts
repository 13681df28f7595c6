import { isLocale } from '@studio/shared/locales'
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { changeLines } from '../documents/differences'
import { compareDocuments } from '../documents/compare-documents'
import { authorsOf, readEdits } from '../documents/edits'

const VERSIONS_PER_PAGE = 20

/**
 * `createdAt` is not used, because Payload gives a restored version the `createdAt` of the
 * document.
 */
const NEWEST_FIRST = ['-updatedAt', '-id']

/** `live` is the public version, `newest` is a draft after it, and all others are older. */
type VersionStatus = 'live' | 'newest' | 'published' | 'draft' | 'older'

export interface VersionEntry {
  id: string
  /** A time in the format of ISO 8601. */
  savedAt: string
  status: VersionStatus
  /**
   * Names or email addresses of the authors; null stands for a save without an account. The list is
   * empty for versions that were saved before edits were recorded.
   */
  authors: (string | null)[]
  /** The changes since the previous version, or null for the first version. */
  changes: string[] | null
  /** The change of the document's status, if its texts did not change. */
  event: 'wentLive' | 'wentOffline' | null
}

export interface VersionList {
  entries: VersionEntry[]
  page: number
  pageCount: number
}

const versionSchema = z.object({
  // Payload's type of the id is a string, but Postgres returns a number.
  id: z.coerce.string(),
  updatedAt: z.string(),
  version: z.looseObject({ _status: z.enum(['draft', 'published']).nullish() }),
})

type Version = z.infer<typeof versionSchema>

type Shown = { page: number; hasPublishedDoc: boolean } & (
  { collection: CollectionSlug; id: number | string } | { global: GlobalSlug }
)

/**
 * Reads a page of the versions of a document or global, newest first, with the rights of the
 * caller.
 */
export async function readVersions(req: PayloadRequest, shown: Shown): Promise<VersionList> {
  const { page } = shown
  const { docs, totalPages } = await find(req, shown, { limit: VERSIONS_PER_PAGE, page })
  const isLast = page >= totalPages
  const older = isLast
    ? []
    : (await find(req, shown, { limit: 1, page: page * VERSIONS_PER_PAGE + 1 })).docs
  const versions = [...docs, ...older]
  const live = await liveVersion(req, shown)
  const { fields, hasDrafts } = fieldsOf(req, shown)
  const entries = versions.slice(0, docs.length).map((version, index): VersionEntry => {
    const before = versions[index + 1]
    const isNewest = page === 1 && index === 0
    const status = hasDrafts
      ? statusOf(version, isNewest, live)
      : isNewest
        ? ('live' as const)
        : ('older' as const)
    return {
      id: version.id,
      savedAt: version.updatedAt,
      status,
      authors: authorsOf(readEdits(version.version.edits), readEdits(before?.version.edits)),
      changes: before ? changesBetween(req, fields, before, version) : null,
      event: eventOf(before, version, isNewest && !live),
    }
  })
  return { entries, page, pageCount: totalPages }
}

function changesBetween(
  { i18n }: PayloadRequest,
  fields: FlattenedField[],
  before: Version,
  after: Version,
): string[] {
  const changes = compareDocuments(fields, before.version, after.version, 'all')
  return changeLines(changes, isLocale(i18n.language) ? i18n.language : undefined)
}

function eventOf(
  before: Version | undefined,
  after: Version,
  isOffline: boolean,
): VersionEntry['event'] {
  const [was, is] = [before?.version._status, after.version._status]
  if (was === 'draft' && is === 'published') return 'wentLive'
  return was === 'published' && is === 'draft' && isOffline ? 'wentOffline' : null
}

function fieldsOf({ payload }: PayloadRequest, shown: Shown) {
  const config =
    'global' in shown
      ? payload.globals.config.find(({ slug }) => slug === shown.global)
      : payload.collections[shown.collection].config
  const drafts = config?.versions && 'drafts' in config.versions && config.versions.drafts
  return { fields: config?.flattenedFields ?? [], hasDrafts: Boolean(drafts) }
}

async function find(
  req: PayloadRequest,
  shown: Shown,
  { limit, page, where: extra = [] }: { limit: number; page: number; where?: Where[] },
): Promise<{ docs: Version[]; totalPages: number }> {
  const query = {
    sort: NEWEST_FIRST,
    locale: 'all' as const,
    depth: 0,
    limit,
    page,
    overrideAccess: false,
    user: req.user,
  }
  const { docs, totalPages } =
    'global' in shown
      ? await req.payload.findGlobalVersions({ ...query, slug: shown.global })
      : await req.payload.findVersions({
          ...query,
          collection: shown.collection,
          where: {
            and: [{ parent: { equals: shown.id } }, { snapshot: { not_equals: true } }, ...extra],
          },
        })
  return { docs: z.array(versionSchema).parse(docs), totalPages }
}

async function liveVersion(req: PayloadRequest, shown: Shown): Promise<string | undefined> {
  if (!shown.hasPublishedDoc || 'global' in shown) return undefined
  const where = [{ 'version._status': { equals: 'published' } }]
  return (await find(req, shown, { limit: 1, page: 1, where })).docs[0]?.id
}

function statusOf(
  { id, version }: Version,
  isNewest: boolean,
  live: string | undefined,
): VersionStatus {
  if (version._status === 'published') return id === live ? 'live' : 'published'
  return isNewest ? 'newest' : 'draft'
}
