import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { columnsOf, copyDocuments, copyRows, MARK } from './copy-documents'

/** The numbers of documents with which the admin must stay quick. */
export const COUNTS = { posts: 2_000, pages: 1_500, submissions: 1_500, media: 2_000 }

/**
 * Fills the database with documents.
 * @returns the number of prices in it
 */
export async function fillDatabase(db: Client): Promise<number> {
  for (const collection of ['posts', 'pages'] as const) {
    await copyDocuments(db, collection, COUNTS[collection])
    await copyVersions(db, collection)
    await copyTranslations(db, collection)
  }
  await copyPrices(db)
  await copyMedia(db)
  await addInquiries(db)
  await addChanges(db)
  await db.query('ANALYZE')
  await untilLive(db)
  const { rows } = await db.query<{ count: string }>('SELECT count(*) FROM price_groups_items')
  return Number(rows[0]?.count)
}

/** Copies each original's newest version to its copies, because the admin's lists read versions. */
async function copyVersions(db: Client, collection: 'posts' | 'pages'): Promise<void> {
  const versions = `_${collection}_v`
  const columns = await columnsOf(db, versions, ['id', 'parent_id', 'version_slug'])
  await db.query(
    `insert into ${versions} (parent_id, version_slug, ${columns.join(', ')})
     select copy.id, copy.slug, ${columns.map((column) => `newest.${column}`).join(', ')}
       from ${collection} copy
       join ${collection} original on original.slug = split_part(copy.slug, '${MARK}', 1)
       join ${versions} newest on newest.parent_id = original.id and newest.latest
      where copy.id <> original.id`,
  )
  const pairs = `${collection} document
       join ${collection} source on source.slug = split_part(document.slug, '${MARK}', 1)
        and source.id <> document.id
       join ${versions} original on original.parent_id = source.id and original.latest
       join ${versions} copy on copy.parent_id = document.id`
  await copyRows(db, { table: `${versions}_locales`, parent: '_parent_id' }, pairs)
  await copyRows(db, { table: `${versions}_version_ready_locales`, parent: 'parent_id' }, pairs)
}

/** Waits until the website shows the copies, because publishing them slows the admin down. */
async function untilLive(db: Client): Promise<void> {
  for (;;) {
    const { rows } = await db.query('SELECT 1 FROM publish_events WHERE live_at IS NULL LIMIT 1')
    if (rows.length === 0) return
    await sleep(1_000)
  }
}

async function copyTranslations(db: Client, collection: 'posts' | 'pages'): Promise<void> {
  const pairs = `from ${collection} copy
       join ${collection} original on original.slug = split_part(copy.slug, '${MARK}', 1)
        and copy.id <> original.id`
  await db.query(
    `insert into translated_documents (kind, document_id, title, is_deleted, english)
     select kind, copy.id, title, is_deleted, english ${pairs}
       join translated_documents own on own.kind = $1 and own.document_id = original.id
     on conflict do nothing`,
    [collection],
  )
  await db.query(
    `insert into translations (kind, document_id, locale, state, changed, untranslated, sources)
     select kind, copy.id, locale, state, changed, untranslated, sources ${pairs}
       join translations own on own.kind = $1 and own.document_id = original.id
     on conflict do nothing`,
    [collection],
  )
}

const COPIES_OF_A_PRICE = 3

/** The copies follow their originals in the same price list. */
async function copyPrices(db: Client): Promise<void> {
  const columns = await columnsOf(db, 'price_groups_items', ['id', 'key', '_order'])
  await db.query(
    `insert into price_groups_items (id, key, _order, ${columns.join(', ')})
     select id || '${MARK}' || number, key || '${MARK}' || number,
       _order + number * 100, ${columns.join(', ')}
     from price_groups_items, generate_series(1, $1::int) number`,
    [COPIES_OF_A_PRICE],
  )
  await copyRows(
    db,
    { table: 'price_groups_items_locales', parent: '_parent_id' },
    `price_groups_items copy join price_groups_items original
       on original.id = split_part(copy.id, '${MARK}', 1) and original.id <> copy.id`,
  )
}

/** The copies share the files of their originals. */
async function copyMedia(db: Client): Promise<void> {
  const columns = await columnsOf(db, 'media', ['id', 'filename', 'seed_key'])
  await db.query(
    `insert into media (filename, ${columns.join(', ')})
     select filename || '${MARK}' || number, ${columns.join(', ')}
       from (select *, row_number() over () as place, count(*) over () as total from media) originals,
         generate_series(1, $1::int) number
      where number % total = place - 1`,
    [COUNTS.media],
  )
  await copyRows(
    db,
    { table: 'media_locales', parent: '_parent_id' },
    `media original join media copy
       on split_part(copy.filename, '${MARK}', 1) = original.filename and copy.id <> original.id`,
  )
}

async function addInquiries(db: Client): Promise<void> {
  await db.query(
    `insert into submissions (name, email, message, reference, kind, country, language, title,
       idempotency_key, fingerprint, keep_until, created_at)
     select 'Lina Haddad ' || number, 'lina' || number || '@client.example',
       'We need boards for a film of thirty seconds.', 'BENCH' || number, 'inquiry', 'us', 'en',
       'Lina Haddad ' || number, 'bench-' || number, 'bench-' || number,
       now() + interval '1 year', now() - number * interval '1 hour'
     from generate_series(1, $1::int) number`,
    [COUNTS.submissions],
  )
}

async function addChanges(db: Client): Promise<void> {
  await db.query(
    `insert into change_log (at, actor_name, kind, document, title, action, changes, words)
     select now() - (row_number() over ()) * interval '1 minute', 'Mira Klein', 'posts', posts.id,
       posts.slug, 'saved', '[]', to_tsvector('simple', posts.slug)
     from posts`,
  )
}
