import { isDeepStrictEqual } from 'node:util'
import { isLocale } from '@studio/shared/locales'
import type {
  CollectionAfterChangeHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { operationOf } from '../../platform/api/operation-of'
import { editingContext } from '../../platform/fields/editing-context'
import { readEdits } from '../documents/edits'
import { withOwnTexts } from './own-texts'

const argsSchema = z.object({
  id: z.coerce.number().int().positive().catch(0),
  publishSpecificLocale: z.string().nullish().catch(null),
})

const liveSchema = z.looseObject({ id: z.number(), _status: z.string().nullish() })

/**
 * When Payload publishes one language, it matches blocks and rows by position. After a block was
 * moved, inserted or removed, the other languages would therefore get the texts of other blocks.
 * The first hook remembers the public document, and the second moves the texts back to their rows.
 */
export const rememberPublished: CollectionBeforeOperationHook = async (call) => {
  const { args, collection, req } = call
  if (operationOf(call) !== 'update') return
  const { id, publishSpecificLocale } = argsSchema.parse(args)
  if (id === 0 || !publishSpecificLocale) return
  const live = await readLive(req, collection.slug, id)
  if (live) editingContext(req).published.set(`${collection.slug}:${id}`, live)
}

export const keepOtherLanguages: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const document: unknown = doc
  const { id } = liveSchema.parse(document)
  const slug = collection.slug
  const key = `${slug}:${id}`
  const { published, drafts } = editingContext(req)
  const [before, draft] = [published.get(key), drafts.get(key)]
  published.delete(key)
  if (draft) await keepDraft(req, { collection: slug, id, draft })
  if (!before || !isLocale(req.locale)) return document
  const after = await readLive(req, slug, id)
  if (!after) return document
  const data = withOwnTexts(collection.flattenedFields, before, after, req.locale)
  if (isDeepStrictEqual(data, after)) return document
  const { db } = req.payload
  await db.updateOne({ collection: slug, id, data, locale: 'all', req })
  const { docs } = await db.findVersions({
    collection: slug,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  const [version] = docs
  if (version) {
    const versionData = { ...version, version: { ...data, id: undefined } }
    await db.updateVersion({ collection: slug, id: version.id, versionData, locale: 'all', req })
  }
  return document
}

/**
 * Payload has stored what it published as the newest draft, with the drafts of other languages. The
 * draft that a translator has left aside takes its place.
 */
async function keepDraft(
  req: PayloadRequest,
  { collection, id, draft }: { collection: CollectionSlug; id: number; draft: object },
): Promise<void> {
  const { db } = req.payload
  const { docs } = await db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { snapshot: { equals: true } }] },
    sort: ['-updatedAt', '-id'],
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  const [version] = docs
  if (!version) return
  const { updatedAt } = version
  const versionData = { ...version, version: { ...draft, updatedAt, id: undefined } }
  await db.updateVersion({ collection, id: version.id, versionData, locale: 'all', req })
}

/** After a translator has published, the form shows the draft and not what visitors see. */
export const showDraft: CollectionAfterOperationHook = async (call) => {
  const { collection, req, result } = call
  if (operationOf(call) !== 'updateByID') return result
  const { id } = liveSchema.parse(result)
  const key = `${collection.slug}:${id}`
  const { drafts, screens } = editingContext(req)
  const screen = screens.get(key)
  if (!drafts.delete(key) || !screen || !isLocale(req.locale)) return result
  const { locale, payload, transactionID, user } = req
  const draft = await payload.findByID({
    collection: collection.slug,
    id,
    draft: true,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user,
    req: transactionID === undefined ? {} : { transactionID },
  })
  const edits = readEdits({ edits: null, ...draft }.edits)
  return { ...draft, edits: { ...edits, isForm: true, screen } }
}

/**
 * Reads the public document in all languages, as it is stored.
 *
 * @returns undefined if the document is not public
 */
async function readLive(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<object | undefined> {
  const where = { id: { equals: id } }
  const row: unknown = await req.payload.db.findOne({ collection, where, locale: 'all', req })
  const live = liveSchema.safeParse(row).data
  return live?._status === 'published' ? live : undefined
}
