import { sql } from '@payloadcms/db-postgres'
import { LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import {
  isolateObjectProperty,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
} from 'payload'
import { SITE_CONTEXT } from '../../platform/access/rules'
import { queryWithin } from '../../platform/database/query-within'
import { compareDocuments } from '../documents/compare-documents'
import { lockDocument, lockGlobal } from '../documents/lock-document'
import { restoreAsDraft } from '../saving/restore-as-draft'
import { keepingParts } from '../../platform/fields/editing-context'
import { findMissingWords } from '../../platform/fields/missing-words'
import { type Values, valuesOf } from '../../platform/fields/walk'
import { READY_FIELD, readyIn } from '../documents/compose'
import { ItemRefused } from './item-refused'
import { MENUS, type ItemTarget } from './types'

/** Both states of a document in all languages, as the database has them. */
export interface StoredDocument {
  /** The row that visitors are served from; a draft if `_status` says so. */
  row: Values
  /** The newest version; the row itself for documents without drafts. */
  newest: Values
  /** Whether there are versions besides the row, so that a newer draft can stay above it. */
  hasVersion: boolean
}

export function hasDrafts({ payload }: PayloadRequest, { collection }: ItemTarget): boolean {
  if (collection === MENUS) return false
  return Boolean(payload.collections[collection as CollectionSlug].config.versions?.drafts)
}

export function fieldsOf({ payload }: PayloadRequest, { collection }: ItemTarget) {
  const config =
    collection === MENUS
      ? payload.globals.config.find(({ slug }) => slug === MENUS)
      : payload.collections[collection as CollectionSlug].config
  return { fields: config?.fields ?? [], flattenedFields: config?.flattenedFields ?? [] }
}

/** Null if the document does not exist. Documents in the trash are returned. */
export async function readStored(
  req: PayloadRequest,
  target: ItemTarget,
): Promise<StoredDocument | null> {
  const { db } = req.payload
  if (target.collection === MENUS) {
    const row = valuesOf(await db.findGlobal({ slug: MENUS, locale: 'all', req }))
    return { row, newest: row, hasVersion: false }
  }
  const collection = target.collection as CollectionSlug
  const where = { id: { equals: target.document } }
  const row: unknown = await db.findOne({ collection, where, locale: 'all', req })
  if (!row) return null
  if (!hasDrafts(req, target))
    return { row: valuesOf(row), newest: valuesOf(row), hasVersion: false }
  const { docs } = await db.findVersions({
    collection,
    where: { parent: { equals: target.document } },
    sort: ['-updatedAt', '-id'],
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
  })
  const [version] = docs
  return {
    row: valuesOf(row),
    newest: valuesOf(version ? version.version : row),
    hasVersion: version !== undefined,
  }
}

export function isLive({ row }: StoredDocument): boolean {
  return row._status === undefined || row._status === 'published'
}

/** Lets no other save of the document happen until the transaction ends. */
export async function lockStored(req: PayloadRequest, target: ItemTarget): Promise<void> {
  if (target.collection === MENUS) {
    await lockGlobal(req, MENUS)
    return
  }
  await lockDocument(req, target.collection, target.document)
  if (target.collection === 'price-groups') {
    await queryWithin(
      req,
      sql`SELECT id FROM price_groups WHERE id = ${target.document} FOR UPDATE`,
    )
  }
}

interface Written {
  /** The public document, in all languages. */
  live: Values
  /** Languages whose texts are checked, besides those that visitors can read. */
  languages: readonly Locale[]
  /** The newest version before; it stays the newest draft if it differs. */
  stored: StoredDocument
  /** Changes of “Ready in” that the newest draft shares. */
  ready?: (before: Locale[]) => Locale[]
}

/**
 * Makes a document public, with all hooks and checks of a save. A newer draft stays above it.
 *
 * @throws ItemRefused, and Payload's errors for invalid values; the transaction is over then
 */
export async function writeLive(
  req: PayloadRequest,
  target: ItemTarget,
  { live, languages, stored, ready }: Written,
): Promise<void> {
  if (target.collection === MENUS) {
    await writeMenus(req, live)
    await checkLanguages(req, target, languages)
    return
  }
  const { flattenedFields } = fieldsOf(req, target)
  await keepingParts(req, () => restoreValues(req, target, live))
  const readable = READY_FIELD in live ? readyIn(live) : []
  await checkLanguages(req, target, [...new Set([...languages, ...readable])])
  if (!stored.hasVersion) return
  const { newest } = stored
  const draft: Values =
    READY_FIELD in newest && ready ? { ...newest, [READY_FIELD]: ready(readyIn(newest)) } : newest
  if (isSame(flattenedFields, live, draft)) return
  await keepingParts(req, () => restoreValues(req, target, { ...draft, _status: 'draft' }, true))
}

function isSame(fields: FlattenedField[], one: Values, other: Values): boolean {
  return compareDocuments(fields, one, other, 'all').length === 0
}

/** Payload restores stored versions only, so the values are stored as one, which is removed again. */
async function restoreValues(
  req: PayloadRequest,
  { collection, document }: ItemTarget,
  versionData: Values,
  isDraft = false,
): Promise<void> {
  const slug = collection as CollectionSlug
  const { db } = req.payload
  const now = new Date().toISOString()
  const { id } = await db.createVersion({
    autosave: false,
    collectionSlug: slug,
    createdAt: now,
    parent: document,
    req,
    updatedAt: now,
    versionData: { ...versionData, createdAt: versionData.createdAt ?? now },
  })
  const restored = { collection: slug, id, overrideAccess: true }
  await (isDraft
    ? restoreAsDraft(req, restored)
    : req.payload.restoreVersion({ ...restored, depth: 0, req }))
  await db.deleteVersions({ collection: slug, where: { id: { equals: id } }, req })
}

async function writeMenus(req: PayloadRequest, live: Values): Promise<void> {
  const now = new Date().toISOString()
  const { id } = await req.payload.db.createGlobalVersion({
    autosave: false,
    createdAt: now,
    globalSlug: MENUS,
    req,
    updatedAt: now,
    versionData: live,
  })
  await req.payload.restoreGlobalVersion({ slug: MENUS, id, depth: 0, overrideAccess: true, req })
  await req.payload.db.deleteVersions({ globalSlug: MENUS, where: { id: { equals: id } }, req })
}

/**
 * Restoring checks English only, and menus not at all. So each language is saved once more and that
 * save is rolled back.
 */
async function checkLanguages(
  req: PayloadRequest,
  target: ItemTarget,
  languages: readonly Locale[],
): Promise<void> {
  for (const locale of languages) {
    await queryWithin(req, sql`SAVEPOINT checked_language`)
    const own = isolateObjectProperty(req, ['context', 'locale', 'fallbackLocale'])
    own.context = {}
    await saveUnchanged(own, target, locale)
    await queryWithin(req, sql`ROLLBACK TO SAVEPOINT checked_language`)
    await refuseMissingWords(own, target, locale)
  }
}

async function saveUnchanged(req: PayloadRequest, target: ItemTarget, locale: Locale) {
  const call = { locale, depth: 0, overrideAccess: true, req } as const
  if (target.collection === MENUS) {
    // Without a user, Payload's check of a chosen clip reads what the site may read.
    req.context = { ...SITE_CONTEXT }
    await req.payload.updateGlobal({ ...call, slug: MENUS, data: {} })
    return
  }
  await req.payload.update({
    ...call,
    collection: target.collection as CollectionSlug,
    id: target.document,
    overrideLock: true,
    data: hasDrafts(req, target) ? { _status: 'published' } : {},
  })
}

async function refuseMissingWords(req: PayloadRequest, target: ItemTarget, locale: Locale) {
  if (!hasDrafts(req, target)) return
  const found: unknown = await req.payload.findByID({
    collection: target.collection as CollectionSlug,
    id: target.document,
    locale,
    fallbackLocale: false,
    depth: 0,
    req,
  })
  const data = valuesOf(found)
  const { fields } = fieldsOf(req, target)
  const missing = findMissingWords(fields, { data, translated: data, document: data })
  if (missing.length === 0) return
  const details = missing.map(({ name }) => `${LOCALE_NAMES[locale]}: ${name}`)
  throw new ItemRefused({ code: 'missingWords', details })
}

/** Takes a document off the site in every language, as the button of its form does. */
export async function takeDown(req: PayloadRequest, target: ItemTarget): Promise<void> {
  const own = isolateObjectProperty(req, ['context', 'locale', 'fallbackLocale'])
  own.context = {}
  await own.payload.update({
    collection: target.collection as CollectionSlug,
    id: target.document,
    depth: 0,
    overrideAccess: true,
    overrideLock: true,
    unpublishAllLocales: true,
    data: { _status: 'draft' },
    req: own,
  })
}
