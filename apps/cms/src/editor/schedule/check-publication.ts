import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES } from '@studio/shared/locales'
import { isolateObjectProperty, type CollectionSlug, type PayloadRequest } from 'payload'
import type { Values } from '../../platform/fields/walk'
import { translationsIn } from '../preflight/read-state'
import { runPreflight } from '../preflight/run-preflight'
import { readyIn } from '../documents/compose'
import { fieldsOf, hasDrafts } from './documents'
import type { Problem, ReleaseItem } from './types'

interface States {
  /** The public document; null if visitors do not see it. */
  before: Values | null
  after: Values
}

/**
 * What the checks before publishing refuse everyone, as a person would be told in the form. Texts
 * that are missing are found when the document is saved.
 *
 * A release has no reader yet, so each detail is stored in every language of the admin.
 */
export async function checkPublication(
  req: PayloadRequest,
  item: Pick<ReleaseItem, 'action' | 'collection' | 'document' | 'languages'>,
  { before, after }: States,
): Promise<Problem | null> {
  if (item.action !== 'publish' || !hasDrafts(req, item)) return null
  const fields = fieldsOf(req, item)
  const { flattenedFields } = fields
  const ready = readyIn(after)
  const locales = LOCALES.filter((each) => item.languages.includes(each) || ready.includes(each))
  const checked = {
    collection: item.collection as CollectionSlug,
    id: item.document,
    ...fields,
    next: translationsIn(flattenedFields, after, locales),
    live: translationsIn(flattenedFields, before, locales),
  }
  const findIn = async (language: string): Promise<string[]> => {
    const own = isolateObjectProperty(req, 'i18n')
    own.i18n = { ...req.i18n, language }
    const findings = await runPreflight(own, checked)
    return findings
      .filter(({ isBlocking, kind }) => isBlocking && kind !== 'missingWords')
      .map(({ field, locale, message }) => `${LOCALE_NAMES[locale]}, ${field}: ${message}`)
  }
  const english = await findIn(DEFAULT_LOCALE)
  if (english.length === 0) return null
  const [german, arabic] = [await findIn('de'), await findIn('ar')]
  const details = english.map((en, index) =>
    JSON.stringify({ en, de: german[index] ?? en, ar: arabic[index] ?? en }),
  )
  return { code: 'refusedByChecks', details }
}
