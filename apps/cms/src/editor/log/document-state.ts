import type { PayloadRequest, Where } from 'payload'
import { valuesOf, type Values } from '../../platform/fields/walk'
import type { LoggedCollection, LoggedGlobal } from './logged'

export interface DocumentState {
  /** The values of the newest draft in all languages, or of the document if it has no drafts. */
  values: Values
  /** The id of the version with these values, or null for collections without versions. */
  version: number | null
  isLive: boolean
  isDeleted: boolean
}

/** Reads the state of a document inside the request's transaction. */
export async function readDocumentState(
  req: PayloadRequest,
  collection: LoggedCollection,
  id: number,
): Promise<DocumentState> {
  const { db, collections } = req.payload
  const row = valuesOf(
    await db.findOne({ collection, where: { id: { equals: id } }, locale: 'all', req }),
  )
  const { versions } = collections[collection].config
  const hasDrafts = Boolean(versions && versions.drafts)
  const newest = versions ? await newestVersion(req, { collection, id, hasDrafts }) : null
  const values = newest && hasDrafts ? newest.values : row
  return {
    values,
    version: newest?.id ?? null,
    isLive: hasDrafts ? row._status === 'published' : true,
    isDeleted: Boolean(row.deletedAt),
  }
}

interface Searched {
  collection: LoggedCollection
  id: number
  hasDrafts: boolean
}

async function newestVersion(req: PayloadRequest, { collection, id, hasDrafts }: Searched) {
  // Publishing one language stores the drafts of the other languages in a snapshot, which is not a
  // version to show.
  const noSnapshot: Where[] = hasDrafts ? [{ snapshot: { not_equals: true } }] : []
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, ...noSnapshot] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  const [version] = docs
  return version ? { id: Number(version.id), values: valuesOf(version.version) } : null
}

/** Reads the state of a global, which has no drafts. */
export async function readGlobalState(
  req: PayloadRequest,
  slug: LoggedGlobal,
): Promise<DocumentState> {
  const values = valuesOf(await req.payload.db.findGlobal({ slug, locale: 'all', req }))
  const version = (await readNewestGlobalVersion(req, slug))?.version ?? null
  return { values, version, isLive: true, isDeleted: false }
}

/** @returns the newest version of a global, or null if none is kept */
export async function readNewestGlobalVersion(
  req: PayloadRequest,
  slug: LoggedGlobal,
): Promise<DocumentState | null> {
  const { payload } = req
  if (!payload.globals.config.find((global) => global.slug === slug)?.versions) return null
  const { docs } = await payload.db.findGlobalVersions({
    global: slug,
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  const [version] = docs
  if (!version) return null
  const values = valuesOf(version.version)
  return { values, version: Number(version.id), isLive: true, isDeleted: false }
}
