import { documentPaths, hasPaths } from '@studio/shared/document-paths'
import { LOCALES } from '@studio/shared/locales'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { poolOf } from '../../platform/database/pool'
import { DRAFTED, type DeskCollection } from '../documents/documents'
import type { DocumentKind } from '../../platform/fields/fields-of'
import { valuesOf } from '../../platform/fields/walk'
import { findPaths, findReferences } from '../../site/reader/find-references'
import { findUsage, type Usage } from './find-usage'

/** The live pages, menus and drafts that refer to a document and in which it will be missing. */
export interface Touched extends Pick<Usage, 'pages' | 'isInLayout'> {
  isInMenus: boolean
  drafts: { collection: string; id: number; title: string }[]
}

interface Sought {
  collection: string
  id: number
  paths: string[]
}

export async function findTouched(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Touched> {
  const { payload } = req
  const sought = { collection, id, paths: await pathsOf(req, collection, id) }
  const menus = await payload.findGlobal({ slug: 'menus', depth: 0, locale: 'all' })
  const { pages, isInLayout } = await findUsage(poolOf(payload), `${collection}:${id}`)
  const drafts = await Promise.all(DRAFTED.map((kind) => draftsThatName(req, kind, sought)))
  return {
    pages,
    isInLayout,
    isInMenus: names(payload, 'menus', menus, sought),
    drafts: drafts.flat(),
  }
}

async function draftsThatName(
  { payload, user }: PayloadRequest,
  collection: DeskCollection,
  sought: Sought,
): Promise<Touched['drafts']> {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: 'draft' } },
    draft: true,
    depth: 0,
    locale: 'all',
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs
    .filter((doc) => !(collection === sought.collection && doc.id === sought.id))
    .filter((doc) => names(payload, collection, doc, sought))
    .map((doc) => ({ collection, id: doc.id, title: titleOf(doc) }))
}

/** @returns true if a document refers to another one, or links to one of its paths */
function names(
  payload: Payload,
  kind: DocumentKind,
  document: unknown,
  { collection, id, paths }: Sought,
): boolean {
  return (
    findReferences(payload, kind, document).some(
      (one) => one.collection === collection && one.id === id,
    ) || findPaths(document).some((path) => paths.includes(path))
  )
}

export async function pathsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<string[]> {
  const where = { id: { equals: id } }
  const row: unknown = await req.payload.db.findOne({ collection, where, req })
  const { slug, path } = { slug: null, path: null, ...(row as object) } as Record<string, unknown>
  if (typeof path === 'string') return [path]
  if (typeof slug !== 'string') return []
  return hasPaths(collection) ? documentPaths(collection, slug) : [slug]
}

/**
 * Reads the title of a document in the first language that has one.
 *
 * @param doc a document that was read with `locale: 'all'`
 */
export function titleOf(doc: object): string {
  const { title, name } = doc as Record<string, unknown>
  const value = title ?? name
  if (typeof value === 'string') return value
  const texts = valuesOf(value)
  // The database returns the languages in any order.
  return (
    LOCALES.map((locale) => texts[locale])
      .filter((text) => typeof text === 'string')
      .find(Boolean) ?? ''
  )
}
