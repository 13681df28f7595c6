import { sql } from '@payloadcms/db-postgres'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../platform/database/query-within'
import { isPublic, languagesOf } from './languages-of'
import { readDocument, type Subject } from './read-document'
import { findLags, type Lag, type Sources } from './sources'
import { pathText } from '../documents/differences'
import { plainTextOf } from './plain-text'
import { valuesIn } from './texts'

export interface EnglishText {
  /** The stored value, which the button “Copy the English” copies: a string, or Lexical's JSON. */
  value: unknown
  text: string
  /** The labels of the place, such as `Hero 1 › Title`. */
  label: string
  lag: Lag | null
  /** The English text from which the text was translated, if it has changed since then. */
  before: string | null
}

/**
 * Reads the English texts that a translator sees beside the fields, by place. They are the texts
 * that visitors read or, in fields that are not public yet, those of the newest draft.
 *
 * @returns null if the document does not exist
 */
export async function readEnglish(
  req: PayloadRequest,
  subject: Subject,
  locale: Locale,
): Promise<Record<string, EnglishText> | null> {
  const document = await readDocument(req, subject)
  if (!document) return null
  const { fields, live, newest } = document
  const [row] = await queryWithin<{ sources: Sources }>(
    req,
    sql`SELECT sources FROM translations
        WHERE kind = ${subject.kind} AND document_id = ${subject.id} AND locale = ${locale}`,
  )
  const sources = row?.sources ?? {}
  const languages = languagesOf(document)
  const { state, texts } = languages[locale]
  const now = { texts, english: languages[DEFAULT_LOCALE].texts }
  const lags = isPublic(state) && locale !== DEFAULT_LOCALE ? findLags(sources, now) : {}
  const values = [newest, ...(live ? [live] : [])].flatMap((each) =>
    valuesIn(fields, each, DEFAULT_LOCALE).filter(({ value }) => plainTextOf(value) !== ''),
  )
  return Object.fromEntries(
    values.map(({ place, labels, value }): [string, EnglishText] => {
      const lag = lags[place] ?? null
      const before = lag === 'changed' ? (sources[place]?.from ?? null) : null
      return [
        place,
        {
          value,
          text: plainTextOf(value),
          label: pathText(labels, req.i18n.language),
          lag,
          before,
        },
      ]
    }),
  )
}
