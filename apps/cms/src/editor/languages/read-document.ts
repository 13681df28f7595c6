import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { CollectionSlug, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { labelIn } from '../../platform/admin-language/label-in'
import type { DocumentKind } from '../../platform/fields/fields-of'
import { valuesOf } from '../../platform/fields/walk'

/** A document of a collection, or a global with the id 0. */
export interface Subject {
  kind: DocumentKind
  id: number
}

export interface StoredDocument {
  fields: FlattenedField[]
  hasDrafts: boolean
  /** The public document in all languages, or null if it is not public. */
  live: object | null
  /** The newest version in all languages. */
  newest: object
  isDeleted: boolean
  /** The title of the document in the admin. */
  title: string
}

const rowSchema = z.looseObject({
  _status: z.enum(['draft', 'published']).nullish(),
  deletedAt: z.unknown().optional(),
})

type Reader = Pick<PayloadRequest, 'payload' | 'transactionID'>

/**
 * Reads a document without access control.
 *
 * @returns null if it does not exist
 */
export async function readDocument(
  reader: Reader,
  subject: Subject,
): Promise<StoredDocument | null> {
  const { kind } = subject
  return isGlobal(reader, kind)
    ? readGlobal(reader, kind)
    : readFromCollection(reader, kind, subject.id)
}

export function isGlobal({ payload }: Pick<Reader, 'payload'>, kind: string): kind is GlobalSlug {
  return payload.config.globals.some(({ slug }) => slug === kind)
}

async function readGlobal(reader: Reader, slug: GlobalSlug): Promise<StoredDocument> {
  const { payload } = reader
  const live = await payload.findGlobal({ slug, locale: 'all', depth: 0, req: ownRequest(reader) })
  const config = payload.config.globals.find((each) => each.slug === slug)
  const fields = config?.flattenedFields ?? []
  const title = labelIn(config?.label, DEFAULT_LOCALE, slug)
  return { fields, hasDrafts: false, live, newest: live, isDeleted: false, title }
}

async function readFromCollection(
  reader: Reader,
  collection: CollectionSlug,
  id: number,
): Promise<StoredDocument | null> {
  const { payload } = reader
  const { config } = payload.collections[collection]
  const hasDrafts = Boolean(config.versions?.drafts)
  const read = (draft: boolean) =>
    payload.findByID({
      collection,
      id,
      locale: 'all',
      depth: 0,
      draft,
      trash: true,
      disableErrors: true,
      req: ownRequest(reader),
    })
  const row: object | null = await read(false)
  if (!row) return null
  const { _status, deletedAt } = rowSchema.parse(row)
  const newest: object = (hasDrafts ? await read(true) : row) ?? row
  const isDeleted = Boolean(deletedAt)
  return {
    fields: config.flattenedFields,
    hasDrafts,
    live: !isDeleted && (!hasDrafts || _status === 'published') ? row : null,
    newest,
    isDeleted,
    title: titleIn(newest, config.admin.useAsTitle),
  }
}

/**
 * Creates a separate request, because reading would change the language of the caller's request.
 */
function ownRequest({ transactionID }: Reader): { transactionID?: number | string } {
  return transactionID === undefined ? {} : { transactionID: transactionID as number | string }
}

function titleIn(document: object, field: string | undefined): string {
  const { [field ?? 'filename']: value, filename } = document as Record<string, unknown>
  const inLanguages = valuesOf(value)
  const texts = [value, inLanguages[DEFAULT_LOCALE], ...Object.values(inLanguages), filename]
  const found = texts.find((text): text is string => typeof text === 'string' && text !== '')
  return found ?? ''
}
