import type { Client } from 'pg'

const MARK = '-copy-'

async function columnsOf(db: Client, table: string, without: string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and not column_name = any($2)`,
    [table, without],
  )
  return rows.map(({ name }) => `"${name}"`)
}

/** Copies a document's child rows to each of its copies. */
async function copyRows(db: Client, collection: string, rows: { table: string; parent: string }) {
  const { table, parent } = rows
  const columns = await columnsOf(db, table, ['id', parent])
  await db.query(
    `insert into ${table} (${parent}, ${columns.join(', ')})
     select copy.id, ${columns.map((column) => `part.${column}`).join(', ')}
       from ${table} part
       join ${collection} original on original.id = part.${parent}
       join ${collection} copy on split_part(copy.slug, '${MARK}', 1) = original.slug
        and copy.id <> original.id`,
  )
}

/**
 * Multiplies the published documents of a collection. Each copy has its own address and the same
 * texts and pictures. Writes to the tables, because thousands of documents through the admin would
 * take hours.
 *
 * @returns the copies' slugs
 */
export async function copyDocuments(
  db: Client,
  collection: 'posts' | 'videos',
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
  await copyRows(db, collection, { table: `${collection}_locales`, parent: '_parent_id' })
  await copyRows(db, collection, { table: `${collection}_ready_locales`, parent: 'parent_id' })
  return rows.map(({ slug }) => slug)
}
