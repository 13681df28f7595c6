import { type Locale, LOCALES } from '@studio/shared/locales'
import type { PoolClient } from 'pg'
import type { SearchEntry } from './entry'
import { fold, foldedWords } from '../../platform/lib/fold'
import { asIndexed, DICTIONARIES } from './dictionaries'
import { textOf } from './passages-of-document'

/**
 * The maximum number of characters of a text that are indexed. Postgres indexes at most a megabyte
 * of words per row, and words near the end of a long text hardly matter.
 */
const BODY_LENGTH = 20_000

/** Replaces the entries of documents in all languages. */
export async function storeEntries(
  client: PoolClient,
  documents: string[] | 'all',
  entries: SearchEntry[],
): Promise<void> {
  // DELETE is used instead of TRUNCATE, because the lock of TRUNCATE would make all searches wait.
  if (documents === 'all') {
    await client.query('DELETE FROM search_entries')
    await client.query('DELETE FROM search_words')
  } else {
    await client.query('DELETE FROM search_entries WHERE document = ANY ($1)', [documents])
  }
  for (const locale of LOCALES) {
    const own = entries.filter((entry) => entry.locale === locale)
    if (own.length > 0) await insert(client, locale, own)
  }
  await placePrices(client)
}

async function insert(client: PoolClient, locale: Locale, entries: SearchEntry[]): Promise<void> {
  const indexed = (text: string) => asIndexed(locale, fold(text))
  const rows = entries.map((entry) => ({
    ...entry,
    depends_on: entry.dependsOn,
    folded_title: fold(entry.title),
    indexed_title: indexed(entry.title),
    indexed_keywords: indexed(entry.keywords),
    indexed_excerpt: indexed(entry.excerpt),
    indexed_body: indexed(entry.body.slice(0, BODY_LENGTH)),
  }))
  await client.query(
    `INSERT INTO search_entries (document, part, locale, kind, path, title, excerpt, image, figures,
       countries, mentions, shows, sells, depends_on, folded_title, head, words)
     SELECT document, part, locale, kind, path, title, excerpt, image, figures,
       countries, mentions, shows, sells, depends_on, folded_title, head,
       head || to_tsvector($2::regconfig, indexed_body)
     FROM jsonb_to_recordset($1::jsonb) AS entry(document text, part text, locale text, kind text,
       path text, title text, excerpt text, image jsonb, figures jsonb, countries text[],
       mentions text[], shows text[], sells text[], depends_on text[], folded_title text,
       indexed_title text, indexed_keywords text, indexed_excerpt text, indexed_body text),
     LATERAL (
       SELECT setweight(to_tsvector($2::regconfig, indexed_title), 'A') ||
         setweight(to_tsvector($2::regconfig, indexed_keywords), 'B') ||
         setweight(to_tsvector($2::regconfig, indexed_excerpt), 'C') AS head
     ) AS weighted
     -- One list with two rows of one key must not keep everything else from being found.
     ON CONFLICT (document, part, locale) DO NOTHING`,
    [JSON.stringify(rows), DICTIONARIES[locale].configuration],
  )
  await insertPassages(client, locale, entries)
  await countWords(client, locale, entries)
}

async function insertPassages(
  client: PoolClient,
  locale: Locale,
  entries: SearchEntry[],
): Promise<void> {
  const indexed = (text: string) => asIndexed(locale, fold(text))
  const rows = entries.flatMap(({ document, part, passages }) =>
    passages.map(({ parts, heading, context, anchor }, no) => ({
      ...{ document, part, no, heading, anchor, parts },
      heading_words: indexed(heading),
      context_words: indexed(context),
      text_words: indexed(textOf(parts).slice(0, BODY_LENGTH)),
    })),
  )
  await client.query(
    `INSERT INTO search_passages (entry, no, heading, anchor, parts, above, text)
     SELECT entry.id, no, heading, anchor, parts,
       setweight(to_tsvector($2::regconfig, heading_words), 'A') ||
         setweight(to_tsvector($2::regconfig, context_words), 'B'),
       to_tsvector($2::regconfig, text_words)
     FROM jsonb_to_recordset($1::jsonb) AS passage(document text, part text, no int, heading text,
       anchor text, parts jsonb, heading_words text, context_words text, text_words text)
     JOIN search_entries AS entry USING (document, part)
     WHERE entry.locale = $3`,
    [JSON.stringify(rows), DICTIONARIES[locale].configuration, locale],
  )
}

/**
 * Sets the page of each row of the price book. It is the page that the row's list names, if this
 * page is ready. Otherwise it is the page that sells the row, or a page that shows the row in a
 * table, preferably a page of a service.
 */
async function placePrices(client: PoolClient): Promise<void> {
  await client.query(
    `UPDATE search_entries AS price SET place = (
       SELECT page.path FROM search_entries AS page
       WHERE page.locale = price.locale AND page.path IS NOT NULL AND page.part = ''
         AND (page.mentions || page.sells @> ARRAY[price.document]
           OR page.document = ANY (price.mentions))
       ORDER BY page.document = ANY (price.mentions) DESC,
         page.sells @> ARRAY[price.document] DESC,
         (page.shows @> ARRAY[price.document] AND page.kind = 'service') DESC,
         page.shows @> ARRAY[price.document] DESC, page.kind IN ('service', 'page') DESC,
         cardinality(page.shows), cardinality(page.mentions), page.path
       LIMIT 1
     )
     WHERE price.kind = 'price'`,
  )
}
/**
 * Counts the entries that contain each word, and stores its spelling. Words that no entry contains
 * any longer stay in the table, because corrections filter them out.
 */
async function countWords(
  client: PoolClient,
  locale: Locale,
  entries: SearchEntry[],
): Promise<void> {
  const counted = new Map<string, { count: number; shown: string }>()
  // Most words are in many entries, and folding is slow.
  const foldedForms = new Map<string, string>()
  const foldOnce = (word: string): string => {
    const folded = foldedForms.get(word) ?? fold(word)
    foldedForms.set(word, folded)
    return folded
  }
  for (const entry of entries) {
    const text = [entry.title, entry.keywords, entry.excerpt, entry.body].join(' ')
    const shown = new Map(writtenWords(text).map((word) => [foldOnce(word), word]))
    for (const word of new Set(foldedWords(text))) {
      const known = counted.get(word) ?? { count: 0, shown: shown.get(word) ?? word }
      counted.set(word, { ...known, count: known.count + 1 })
    }
  }
  const words = [...counted].map(([word, known]) => ({ word, ...known }))
  await client.query(
    `INSERT INTO search_words (locale, word, shown, entries)
     SELECT $1, word, shown, count FROM jsonb_to_recordset($2::jsonb) AS w(word text, shown text, count int)
     WHERE length(word) BETWEEN 2 AND 40
     ON CONFLICT (locale, word) DO UPDATE SET entries = greatest(search_words.entries, EXCLUDED.entries)`,
    [locale, JSON.stringify(words)],
  )
}

function writtenWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}
