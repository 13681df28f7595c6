import type { Pool } from 'pg'
import type { PayloadRequest } from 'payload'
import { labelIn } from '../../platform/admin-language/label-in'

/** Where the database stores a document's title, which visitors see. */
interface Stored {
  table: string
  title: string
  isLocalized: boolean
  hasDrafts: boolean
  /** The column with the path, if the documents have one. */
  address?: string
}

const content = { title: 'title', isLocalized: true, hasDrafts: true, address: 'slug' }

export const DOCUMENTS = {
  pages: { table: 'pages', ...content },
  posts: { table: 'posts', ...content },
  'case-studies': { table: 'case_studies', ...content },
  jobs: { table: 'jobs', ...content },
  videos: { table: 'videos', ...content, address: 'path' },
  categories: { table: 'categories', ...content },
  services: { table: 'services', title: 'name', isLocalized: true, hasDrafts: true },
  showreels: { table: 'showreels', title: 'name', isLocalized: false, hasDrafts: true },
  testimonials: { table: 'testimonials', title: 'name', isLocalized: false, hasDrafts: true },
  media: { table: 'media', title: 'alt', isLocalized: true, hasDrafts: false, address: 'filename' },
  downloads: { table: 'downloads', title: 'title', isLocalized: true, hasDrafts: false },
  redirects: { table: 'redirects', title: 'from', isLocalized: false, hasDrafts: false },
  'price-groups': { table: 'price_groups', title: 'title', isLocalized: true, hasDrafts: false },
} as const satisfies Record<string, Stored>

export type DeskCollection = keyof typeof DOCUMENTS

export const DESK_COLLECTIONS = Object.keys(DOCUMENTS) as DeskCollection[]

export const DRAFTED = DESK_COLLECTIONS.filter((collection) => DOCUMENTS[collection].hasDrafts)

export function isDeskCollection(value: string | undefined): value is DeskCollection {
  return value !== undefined && value in DOCUMENTS
}

/**
 * Builds the SQL expression for the title in the first language that has one.
 *
 * @param row the alias of the row in the main table, or in the table of versions
 */
export function titleSql(collection: DeskCollection, row: string, isVersion = false): string {
  const { table, title, isLocalized } = DOCUMENTS[collection]
  const column = isVersion ? `version_${title}` : `"${title}"`
  if (!isLocalized) return `${row}.${column}`
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
  const stored: Stored = DOCUMENTS[collection]
  return stored.address
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
         FROM ${DOCUMENTS[collection].table} AS row WHERE id = ANY ($1)`,
        [ids],
      )
      return rows
    }),
  )
  return new Map(found.flat().map(({ document, ...described }) => [document, described]))
}

function authorSql(collection: DeskCollection): string {
  if (DOCUMENTS[collection].hasDrafts) return "row.edits ->> 'by'"
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
