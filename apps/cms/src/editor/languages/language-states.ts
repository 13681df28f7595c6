import { LOCALES, type Locale } from '@studio/shared/locales'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { compareDocuments } from '../documents/compare-documents'
import type { LanguageState } from './language-state'

export interface LanguageStates {
  languages: Record<Locale, LanguageState>
  /**
   * True if fields that all languages share (blocks, pictures, the path) have unpublished changes.
   */
  isSharedChanged: boolean
  isLive: boolean
  /**
   * The languages that are selected in “Ready in” of the newest version, or all languages if the
   * collection does not have that field.
   */
  ready: Locale[]
}

type Values = Record<string, unknown>

const statusSchema = z.looseObject({
  _status: z.enum(['draft', 'published']).nullish(),
  readyLocales: z.array(z.enum(LOCALES)).nullish(),
})

/**
 * Reads for each language whether it is published, and whether its draft has changed since then.
 *
 * @throws NotFound and Forbidden if the caller may not read the document
 */
export async function readLanguageStates(
  { payload, user }: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<LanguageStates> {
  const query = { collection, id, locale: 'all', depth: 0, overrideAccess: false, user } as const
  const [live, newest] = await Promise.all([
    payload.findByID({ ...query, draft: false }),
    payload.findByID({ ...query, draft: true }),
  ])
  const { flattenedFields } = payload.collections[collection].config
  return compareLanguages(flattenedFields, { ...live }, { ...newest })
}

/**
 * @param live the public document in all languages
 * @param newest the document's newest version in all languages
 */
export function compareLanguages(
  fields: FlattenedField[],
  live: Values,
  newest: Values,
): LanguageStates {
  const { _status, readyLocales } = statusSchema.parse(live)
  const isLive = _status === 'published'
  const changed = new Set(compareDocuments(fields, live, newest, 'all').map(({ part }) => part))
  const written = new Set(compareDocuments(fields, {}, newest, 'all').map(({ part }) => part))
  const stateOf = (locale: Locale): LanguageState => {
    if (isLive && (readyLocales ?? LOCALES).includes(locale)) {
      return changed.has(locale) ? 'changed' : 'live'
    }
    return written.has(locale) ? 'draft' : 'missing'
  }
  return {
    languages: { en: stateOf('en'), ar: stateOf('ar'), de: stateOf('de') },
    isSharedChanged: isLive && changed.has('shared'),
    isLive,
    ready: statusSchema.parse(newest).readyLocales ?? [...LOCALES],
  }
}
