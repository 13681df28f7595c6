import { LOCALES, toLocale, type Locale } from '@studio/shared/locales'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../platform/database/in-transaction'
import { env } from '../../platform/env'
import { oneLine } from '../../platform/mail/fill'
import { insertMail } from '../../platform/mail/insert-mail'
import { STUDIO_TIME_ZONE } from '../../platform/lib/studio-days'
import { CONDITIONS } from './read-board'

/** The hour of the daily mail in the studio's time zone. */
const MAIL_HOUR = 7
const MAX_DOCUMENTS = 20

interface Reader {
  id: number
  email: string
  name: string
  locale: string
  languages: Locale[]
}

/**
 * Mails staff who asked for it a list of the open work in their languages. The mail is sent once a
 * day, and only if there is something to do.
 *
 * @returns the number of queued mails
 */
export async function mailWorkLists(pool: Pool, now = new Date()): Promise<number> {
  return inTransaction(pool, async (client) => {
    let mails = 0
    for (const reader of await takeDueReaders(client, now)) {
      if (await writeTo(client, reader)) mails += 1
    }
    return mails
  })
}

/**
 * Finds the readers whose mail is due. A reader is returned only once per day, even if two workers
 * call this at the same moment.
 */
async function takeDueReaders(client: PoolClient, now: Date): Promise<Reader[]> {
  const { rows } = await client.query<Reader>(
    `WITH today AS (
       SELECT (($1::timestamptz AT TIME ZONE $2) - make_interval(hours => $3))::date AS day
     ), due AS (
       INSERT INTO work_list_mails (user_id, mailed_on)
       SELECT DISTINCT parent_id, today.day FROM users_work_list_languages, today
       ON CONFLICT (user_id) DO UPDATE SET mailed_on = EXCLUDED.mailed_on
         WHERE work_list_mails.mailed_on < EXCLUDED.mailed_on
       RETURNING user_id
     )
     SELECT users.id, users.email, coalesce(users.name, '') AS name,
       coalesce(users.locale, '') AS locale,
       ARRAY(SELECT value::text FROM users_work_list_languages
             WHERE parent_id = users.id) AS languages
     FROM due JOIN users ON users.id = due.user_id
     WHERE EXISTS (SELECT FROM users_roles
                   WHERE parent_id = users.id AND value <> 'client')
     ORDER BY users.id`,
    [now, STUDIO_TIME_ZONE, MAIL_HOUR],
  )
  return rows
}

interface Counts {
  locale: Locale
  outdated: number
  missing: number
  draft: number
}

async function writeTo(client: PoolClient, reader: Reader): Promise<boolean> {
  const { rows: counts } = await client.query<Counts>(
    `SELECT cell.locale,
       count(*) FILTER (WHERE ${CONDITIONS.outdated})::int AS outdated,
       count(*) FILTER (WHERE ${CONDITIONS.missing})::int AS missing,
       count(*) FILTER (WHERE ${CONDITIONS.draft})::int AS draft
     FROM translations cell JOIN translated_documents document USING (kind, document_id)
     WHERE NOT document.is_deleted AND cell.locale = ANY($1)
     GROUP BY cell.locale`,
    [reader.languages],
  )
  if (counts.every(({ outdated, missing, draft }) => outdated + missing + draft === 0)) return false
  const locale = toLocale(reader.locale)
  const numbers = (what: 'outdated' | 'missing' | 'draft') => numbersOf(counts, what, locale)
  await insertMail(client, {
    to: reader.email,
    template: 'translationWork',
    locale,
    data: {
      name: reader.name,
      outdated: numbers('outdated'),
      missing: numbers('missing'),
      drafts: numbers('draft'),
      message: await outdatedDocuments(client, reader.languages, locale),
      link: linkFor(reader.languages),
    },
  })
  return true
}

/** Writes numbers such as `German: 3, Arabic: 1`, or an empty string if all are zero. */
function numbersOf(
  counts: Counts[],
  what: 'outdated' | 'missing' | 'draft',
  locale: Locale,
): string {
  const shown = LOCALES.flatMap((language) => {
    const number = counts.find((each) => each.locale === language)?.[what] ?? 0
    return number > 0 ? [`${nameOf(language, locale)}: ${number}`] : []
  })
  return new Intl.ListFormat(locale, { type: 'unit' }).format(shown)
}

async function outdatedDocuments(
  client: PoolClient,
  languages: Locale[],
  locale: Locale,
): Promise<string> {
  const { rows } = await client.query<{ title: string; language: Locale; texts: number }>(
    `SELECT document.title, cell.locale AS language,
       cell.changed + cell.untranslated AS texts
     FROM translations cell JOIN translated_documents document USING (kind, document_id)
     WHERE NOT document.is_deleted AND cell.locale = ANY($1) AND ${CONDITIONS.outdated}
     ORDER BY cell.since DESC, document.title LIMIT ${MAX_DOCUMENTS}`,
    [languages],
  )
  return rows
    .map(
      ({ title, language, texts }) => `${oneLine(title)} (${nameOf(language, locale)}, ${texts})`,
    )
    .join('\n')
}

function nameOf(language: Locale, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}

function linkFor(languages: Locale[]): string {
  const [only, ...others] = languages
  const query = only && others.length === 0 ? `?language=${only}` : ''
  return `${env.CMS_URL}/admin/languages${query}`
}
