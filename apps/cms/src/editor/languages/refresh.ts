import { sql } from '@payloadcms/db-postgres'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/in-transaction'
import { queryWithin } from '../../platform/database/query-within'
import type { LanguageState } from './language-state'
import { confirmed, findLags, nextSources, type Lag, type Sources } from './sources'
import { isPublic, languagesOf, type Languages } from './languages-of'
import { readDocument, type StoredDocument, type Subject } from './read-document'
import type { Texts } from './texts'

interface Save {
  isSmallCorrection?: boolean
  isWhole?: boolean
}

interface LanguageRecord {
  state: LanguageState
  sources: Sources
  lags: Record<string, Lag>
}

/**
 * Stores which languages of a document are public, and from which English texts their texts were
 * translated. It runs in the transaction of each save, so that the board never has to read the
 * documents.
 */
export async function refreshTranslations(
  req: PayloadRequest,
  subject: Subject,
  save: Save = {},
): Promise<void> {
  await inTransaction(req, async () => {
    const stored = await lockStored(req, subject)
    const document = await readDocument(req, subject)
    if (!document) return forgetTranslations(req, subject)
    const languages = languagesOf(document)
    // While a document is not public, its last public English texts are kept for the next
    // publication.
    const english = document.live ? languages[DEFAULT_LOCALE].texts : stored.english
    const records = LOCALES.map((locale): [Locale, LanguageRecord] => {
      const sources = stored.sources.get(locale) ?? {}
      return [
        locale,
        recordOf(languages, locale, { sources, before: stored.english, english, save }),
      ]
    })
    await storeDocument(req, subject, document, english)
    await storeLanguages(req, subject, records)
  })
}

/**
 * Confirms that texts in a language are a correct translation of the current English texts.
 *
 * @param places the places of the texts, or undefined for all outdated texts
 * @returns false if visitors do not see the language
 */
export async function confirmTranslations(
  req: PayloadRequest,
  subject: Subject,
  locale: Locale,
  places?: string[],
): Promise<boolean> {
  return inTransaction(req, async () => {
    const stored = await lockStored(req, subject)
    const document = await readDocument(req, subject)
    const languages = document && languagesOf(document)
    if (!languages || !isPublic(languages[locale].state)) return false
    const { state, texts } = languages[locale]
    const now = { texts, english: languages[DEFAULT_LOCALE].texts }
    const known = stored.sources.get(locale) ?? {}
    const changed = Object.entries(findLags(known, now)).filter(([, lag]) => lag === 'changed')
    const sources = confirmed(known, now, places ?? changed.map(([place]) => place))
    const lags = findLags(sources, now)
    await storeLanguages(req, subject, [[locale, { state, sources, lags }]])
    return true
  })
}

export async function forgetTranslations(
  req: PayloadRequest,
  { kind, id }: Subject,
): Promise<void> {
  await queryWithin(
    req,
    sql`DELETE FROM translated_documents WHERE kind = ${kind} AND document_id = ${id}`,
  )
}

interface Known {
  sources: Sources
  before: Texts
  english: Texts
  save: Save
}

function recordOf(
  languages: Languages,
  locale: Locale,
  { sources, before, english, save }: Known,
): LanguageRecord {
  const { state, texts } = languages[locale]
  if (!isPublic(state) || locale === DEFAULT_LOCALE) return { state, sources, lags: {} }
  const next = nextSources({ sources, texts, before, english, ...save })
  return { state, sources: next, lags: findLags(next, { texts, english }) }
}

interface Stored {
  english: Texts
  sources: Map<Locale, Sources>
}

/** Creates the document's row if necessary and locks it until the transaction ends. */
async function lockStored(req: PayloadRequest, { kind, id }: Subject): Promise<Stored> {
  const [row] = await queryWithin<{ english: Texts }>(
    req,
    sql`INSERT INTO translated_documents (kind, document_id) VALUES (${kind}, ${id})
        ON CONFLICT (kind, document_id) DO UPDATE SET kind = EXCLUDED.kind
        RETURNING english`,
  )
  const rows = await queryWithin<{ locale: Locale; sources: Sources }>(
    req,
    sql`SELECT locale, sources FROM translations WHERE kind = ${kind} AND document_id = ${id}`,
  )
  return {
    english: row?.english ?? {},
    sources: new Map(rows.map(({ locale, sources }) => [locale, sources])),
  }
}

async function storeDocument(
  req: PayloadRequest,
  { kind, id }: Subject,
  { title, isDeleted }: StoredDocument,
  english: Texts,
): Promise<void> {
  await queryWithin(
    req,
    sql`UPDATE translated_documents
        SET title = ${title}, is_deleted = ${isDeleted}, english = ${JSON.stringify(english)}::jsonb
        WHERE kind = ${kind} AND document_id = ${id}`,
  )
}

async function storeLanguages(
  req: PayloadRequest,
  { kind, id }: Subject,
  records: [Locale, LanguageRecord][],
): Promise<void> {
  const rows = records.map(([locale, { state, sources, lags }]) => {
    const count = (lag: Lag) => Object.values(lags).filter((each) => each === lag).length
    return sql`(${kind}, ${id}, ${locale}, ${state}, ${JSON.stringify(sources)}::jsonb,
      ${count('changed')}::int, ${count('untranslated')}::int)`
  })
  await queryWithin(
    req,
    sql`INSERT INTO translations AS stored
          (kind, document_id, locale, state, sources, changed, untranslated)
        VALUES ${sql.join(rows, sql`, `)}
        ON CONFLICT (kind, document_id, locale) DO UPDATE SET
          state = EXCLUDED.state,
          sources = EXCLUDED.sources,
          changed = EXCLUDED.changed,
          untranslated = EXCLUDED.untranslated,
          since = CASE
            WHEN EXCLUDED.changed + EXCLUDED.untranslated > stored.changed + stored.untranslated
            THEN now() ELSE stored.since END`,
  )
}
