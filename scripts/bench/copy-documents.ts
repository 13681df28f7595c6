import type { Client } from 'pg'

export const MARK = '-copy-'

export async function columnsOf(db: Client, table: string, without: string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and not column_name = any($2)`,
    [table, without],
  )
  return rows.map(({ name }) => `"${name}"`)
}

/**
 * Copies a document's child rows to each of its copies.
 *
 * @param pairs joins each `original` with its `copy`
 */
export async function copyRows(
  db: Client,
  { table, parent }: { table: string; parent: string },
  pairs: string,
): Promise<void> {
  const columns = await columnsOf(db, table, ['id', parent])
  await db.query(
    `insert into ${table} (${parent}, ${columns.join(', ')})
     select copy.id, ${columns.map((column) => `part.${column}`).join(', ')}
       from ${pairs}
       join ${table} part on part.${parent} = original.id`,
  )
}

/**
 * Multiplies the published documents of a collection. Each copy has its own address and the same
 * texts and pictures. It writes to the tables directly, because creating thousands of documents in
 * the admin would take hours.
 * @returns the copies' slugs
 */
export async function copyDocuments(
  db: Client,
  collection: 'pages' | 'posts' | 'videos',
  count: number,
): Promise<string[]> {
  const columns = await columnsOf(db, collection, ['id', 'slug', 'path', 'seed_key'])
  const published = `select *, row_number() over () as place, count(*) over () as total
    from ${collection} where _status = 'published'`
  const { rows } = await db.query<{ slug: string }>(
    `insert into ${collection} (slug, ${columns.join(', ')})
     select slug || '${MARK}' || number, ${columns.join(', ')}
       from (${published}) originals, generate_series(1, $1::int) number
      where number % total = place - 1
     returning slug`,
    [count],
  )
  const pairs = `${collection} original join ${collection} copy
    on split_part(copy.slug, '${MARK}', 1) = original.slug and copy.id <> original.id`
  await copyRows(db, { table: `${collection}_locales`, parent: '_parent_id' }, pairs)
  await copyRows(db, { table: `${collection}_ready_locales`, parent: 'parent_id' }, pairs)
  return rows.map(({ slug }) => slug)
}
