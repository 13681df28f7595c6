import { LOCALES, LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import {
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  ValidationError,
  APIError,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { translateMessage } from '../../../platform/admin-language/translate-message'
import { labelIn } from '../../../platform/admin-language/label-in'
import { isTranslator } from '../../../platform/access/roles'
import { inTransaction } from '../../../platform/database/in-transaction'
import { readLanguageStates, type LanguageStates } from '../../languages/language-states'
import { pathsOf, titleOf } from '../find-touched'

export type BulkAction = 'publish' | 'unpublish'

export interface BulkChange {
  collection: CollectionSlug
  ids: number[]
  action: BulkAction
  /** The language to publish. Unpublishing ignores it and unpublishes every language. */
  locale: Locale
  /** True for a dry run, which changes nothing and returns what the change would do. */
  isTrial: boolean
  /** True if the change of the English text is so small that its translations stay up to date. */
  isSmallCorrection?: boolean
}

export interface BulkResult {
  id: number
  title: string
  /**
   * The paths of the document without language and country. The list is empty if the document has
   * no page.
   */
  paths: string[]
  /** The languages whose pages change for visitors. */
  languages: Locale[]
  /** The reason why the document is not changed, or null if it is changed. */
  refusal: string | null
}

/**
 * Publishes several documents in one language, or unpublishes them. Each document has a transaction
 * of its own, so one refusal does not stop the others. A dry run does the same and then rolls it
 * back, so it reports the same refusals as the real run.
 */
export async function changeMany(req: PayloadRequest, change: BulkChange): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  // Each document takes a connection of the pool, so they are not changed in parallel.
  for (const id of change.ids) results.push(await changeOne(req, change, id))
  return results
}

async function changeOne(req: PayloadRequest, change: BulkChange, id: number): Promise<BulkResult> {
  const { collection } = change
  const known = { id, title: `${id}`, paths: [] as string[], languages: [] as Locale[] }
  try {
    const before = await readLanguageStates(req, collection, id)
    known.title = titleOf(await newestOf(req, collection, id)) || known.title
    known.paths = await pathsOf(req, collection, id)
    known.languages = languagesChanged(req, change, before)
    const refusal = refusalOf(req, change, before)
    if (refusal) return { ...known, refusal: translateMessage(refusal, req.i18n.language) }
    await inOwnTransaction(req, change.isTrial, (own) => save(own, change, id))
    return { ...known, refusal: null }
  } catch (error) {
    return { ...known, refusal: explain(error, req.i18n.language) }
  }
}

function languagesChanged(
  { user }: PayloadRequest,
  { action, locale }: BulkChange,
  before: LanguageStates,
): Locale[] {
  if (action === 'publish') {
    // Translators publish nothing that other languages share.
    if (before.isSharedChanged && !isTranslator(user))
      return LOCALES.filter((each) => isRead(before, each, locale))
    return before.languages[locale] === 'live' ? [] : [locale]
  }
  return LOCALES.filter((each) => isRead(before, each))
}

/**
 * @returns true if visitors can read a language now; the language in `published` counts as readable
 */
function isRead({ languages }: LanguageStates, locale: Locale, published?: Locale): boolean {
  return locale === published || languages[locale] === 'live' || languages[locale] === 'changed'
}

function refusalOf(
  { user }: PayloadRequest,
  { action, locale }: BulkChange,
  { isLive, isSharedChanged, languages }: LanguageStates,
): string | null {
  if (action === 'unpublish') {
    if (isTranslator(user)) return 'Only editors can take documents off the site.'
    return isLive ? null : 'It is not on the site.'
  }
  if (isLive && !isSharedChanged && languages[locale] === 'live')
    return 'Nothing in it has changed.'
  if (languages[locale] === 'missing') return `It has no text in ${LOCALE_NAMES[locale]}.`
  return null
}

async function save(
  req: PayloadRequest,
  { action, collection, locale, isSmallCorrection }: BulkChange,
  id: number,
): Promise<void> {
  const call = { collection, id, depth: 0, overrideAccess: false, user: req.user, req } as const
  await (action === 'publish'
    ? req.payload.update({
        ...call,
        locale,
        publishSpecificLocale: locale,
        data: { _status: 'published', isSmallCorrection },
      })
    : req.payload.update({ ...call, unpublishAllLocales: true, data: { _status: 'draft' } }))
}

/** Postgres aborts a transaction at its first error, so each document has its own. */
export async function inOwnTransaction(
  req: PayloadRequest,
  isTrial: boolean,
  work: (own: PayloadRequest) => Promise<void>,
): Promise<void> {
  const own = isolateObjectProperty(req, ['transactionID', 'context', 'locale'])
  delete own.transactionID
  own.context = {}
  if (!isTrial) return inTransaction(own, () => work(own))
  await initTransaction(own)
  try {
    await work(own)
  } finally {
    await killTransaction(own)
  }
}

function newestOf({ payload, user }: PayloadRequest, collection: CollectionSlug, id: number) {
  const query = { collection, id, locale: 'all', draft: true, depth: 0 } as const
  return payload.findByID({ ...query, overrideAccess: false, user })
}

/**
 * Returns the text of a refusal for staff. All other errors are thrown again, so that they are
 * logged.
 */
export function explain(error: unknown, language: string): string {
  if (error instanceof ValidationError) {
    return error.data.errors
      .map(({ label, message }) =>
        named(labelIn(label, language), translateMessage(message, language)),
      )
      .join(' ')
  }
  if (error instanceof APIError && error.isPublic) return translateMessage(error.message, language)
  throw error
}

function named(label: string, message: string): string {
  return label === '' ? message : `${label}: ${message}`
}
