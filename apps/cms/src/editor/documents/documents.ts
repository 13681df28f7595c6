import type { Pool } from 'pg'
import type { PayloadRequest } from 'payload'
import {
  CONTENT_COLLECTIONS,
  type ContentCollection,
  isContentCollection,
  kindOf,
} from '../../content/kinds'
import { labelIn } from '../../platform/admin-language/label-in'

export type DeskCollection = ContentCollection

export const DESK_COLLECTIONS = CONTENT_COLLECTIONS

export const DRAFTED = CONTENT_COLLECTIONS.filter((collection) => kindOf(collection).hasDrafts)

export function isDeskCollection(value: string | undefined): value is DeskCollection {
  return isContentCollection(value)
}

/**
 * Builds the SQL expression for the title in the first language that has one.
 *
 * @param row the alias of the row in the main table, or in the table of versions
 */
export function titleSql(collection: DeskCollection, row: string, isVersion = false): string {
  const { table, title, isTitleLocalized } = kindOf(collection)
  const column = isVersion ? `version_${title}` : `"${title}"`
  if (!isTitleLocalized) return `${row}.${column}`
  const locales = isVersion ? `_${table}_v_locales` : `${table}_locales`
  return `(SELECT ${column} FROM ${locales}
           WHERE _parent_id = ${row}.id AND ${column} <> '' ORDER BY _locale LIMIT 1)`
}

/** Builds the SQL expression for the path, or for null if the collection has none. */
export function addressSql(collection: DeskCollection, row: string, isVersion = false): string {
  const address = addressField(collection)
  return address === undefined ? 'NULL' : `${row}.${isVersion ? 'version_' : ''}${address}`
}

/** The field with a document's path, if the collection has one. */
export function addressField(collection: DeskCollection): string | undefined {
  return kindOf(collection).address
}

export interface Described {
  title: string | null
  address: string | null
  /** The name of the person who saved the document last. */
  by: string | null
}

/**
 * Reads titles, paths and last authors of documents.
 *
 * @param documents keys such as `pages:7`
 */
export async function describeDocuments(
  pool: Pool,
  documents: readonly string[],
): Promise<Map<string, Described>> {
  const found = await Promise.all(
    DESK_COLLECTIONS.map(async (collection) => {
      const ids = idsOf(collection, documents)
      if (ids.length === 0) return []
      const { rows } = await pool.query<Described & { document: string }>(
        `SELECT '${collection}:' || row.id AS document,
                ${titleSql(collection, 'row')} AS title,
                ${addressSql(collection, 'row')} AS address,
                ${authorSql(collection)} AS by
         FROM ${kindOf(collection).table} AS row WHERE id = ANY ($1)`,
        [ids],
      )
      return rows
    }),
  )
  return new Map(found.flat().map(({ document, ...described }) => [document, described]))
}

function authorSql(collection: DeskCollection): string {
  if (kindOf(collection).hasDrafts) return "row.edits ->> 'by'"
  if (collection !== 'price-groups') return 'NULL'
  return "(SELECT coalesce(nullif(name, ''), email) FROM users WHERE id = row.updated_by_id)"
}

function idsOf(collection: string, documents: readonly string[]): number[] {
  const start = `${collection}:`
  return documents
    .filter((document) => document.startsWith(start))
    .map((document) => Number(document.slice(start.length)))
    .filter(Number.isInteger)
}

/** The name of a document's type in the language of the account, such as “Page”. */
export function kindName({ payload, i18n }: PayloadRequest, collection: DeskCollection): string {
  return labelIn(payload.collections[collection].config.labels.singular, i18n.language, collection)
}

/** The URL of a document’s form in the admin. */
export function documentHref(collection: string, id: number, locale?: string): string {
  return `/admin/collections/${collection}/${id}${locale ? `?locale=${locale}` : ''}`
}
