import { type Locale, LOCALES } from '@studio/shared/locales'
import type { PoolClient } from 'pg'
import type { SearchEntry } from './entry'
import { fold, foldedWords } from './fold'
import { DICTIONARIES } from './dictionaries'

/** Postgres keeps at most a megabyte of words for a row; what is further down hardly matters. */
const BODY_LENGTH = 20_000

/** Replaces what is known of documents in all languages. */
export async function storeEntries(
  client: PoolClient,
  documents: string[] | 'all',
  entries: SearchEntry[],
): Promise<void> {
  // Not emptied by TRUNCATE, which would have everybody who searches wait.
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
}

async function insert(client: PoolClient, locale: Locale, entries: SearchEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({
    ...entry,
    depends_on: entry.dependsOn,
    folded_title: fold(entry.title),
    folded_keywords: fold(entry.keywords),
    folded_excerpt: fold(entry.excerpt),
    folded_body: fold(entry.body.slice(0, BODY_LENGTH)),
  }))
  await client.query(
    `INSERT INTO search_entries (document, part, locale, kind, path, title, excerpt, image, figures,
       countries, mentions, depends_on, folded_title, head, words)
     SELECT document, part, locale, kind, path, title, excerpt, image, figures,
       countries, mentions, depends_on, folded_title, head,
       head || to_tsvector($2::regconfig, folded_body)
     FROM jsonb_to_recordset($1::jsonb) AS entry(document text, part text, locale text, kind text,
       path text, title text, excerpt text, image jsonb, figures jsonb, countries text[],
       mentions text[], depends_on text[], folded_title text, folded_keywords text,
       folded_excerpt text, folded_body text),
     LATERAL (
       SELECT setweight(to_tsvector($2::regconfig, folded_title), 'A') ||
         setweight(to_tsvector($2::regconfig, folded_keywords), 'B') ||
         setweight(to_tsvector($2::regconfig, folded_excerpt), 'C') AS head
     ) AS weighted
     -- One list with two rows of one key must not keep everything else from being found.
     ON CONFLICT (document, part, locale) DO NOTHING`,
    [JSON.stringify(rows), DICTIONARIES[locale].configuration],
  )
  await countWords(client, locale, entries)
}

/** How many entries have a word, and how it is written; a word that nothing has any more is no harm. */
async function countWords(
  client: PoolClient,
  locale: Locale,
  entries: SearchEntry[],
): Promise<void> {
  const counted = new Map<string, { count: number; shown: string }>()
  for (const entry of entries) {
    const text = [entry.title, entry.keywords, entry.excerpt, entry.body].join(' ')
    const shown = new Map(writtenWords(text).map((word) => [fold(word), word]))
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
