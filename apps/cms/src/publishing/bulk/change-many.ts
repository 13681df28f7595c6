import { LOCALES, LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import {
  commitTransaction,
  initTransaction,
  isolateObjectProperty,
  killTransaction,
  ValidationError,
  APIError,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { isTranslator } from '../../access/roles'
import { readLanguageStates, type LanguageStates } from '../../editing/language-states'
import { pathsOf } from '../find-touched'

export type BulkAction = 'publish' | 'unpublish'

export interface BulkChange {
  collection: CollectionSlug
  ids: number[]
  action: BulkAction
  /** What is published; taking down concerns every language. */
  locale: Locale
  /** Whether it is only said what would happen. */
  isTrial: boolean
}

export interface BulkResult {
  id: number
  title: string
  /** Addresses without language and country, as far as the document is a page. */
  paths: string[]
  /** Languages in which visitors read something else afterwards. */
  languages: Locale[]
  /** Why this one stays as it is; null where it is changed. */
  refusal: string | null
}

/**
 * Publishes several documents in one language, or takes them from the site: each in a transaction of
 * its own, so that one which is refused keeps none of the others. A trial does the same and takes it
 * back, so that it says exactly what the press will do.
 */
export async function changeMany(req: PayloadRequest, change: BulkChange): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  // One after the other: each takes a connection of the pool.
  for (const id of change.ids) results.push(await changeOne(req, change, id))
  return results
}

async function changeOne(req: PayloadRequest, change: BulkChange, id: number): Promise<BulkResult> {
  const { collection } = change
  const known = { id, title: `${id}`, paths: [] as string[], languages: [] as Locale[] }
  try {
    const before = await readLanguageStates(req, collection, id)
    known.title = await titleOf(req, collection, id, change.locale)
    known.paths = await pathsOf(req, collection, id)
    known.languages = languagesChanged(change, before)
    const refusal = refusalOf(req, change, before)
    if (refusal) return { ...known, refusal }
    await inOwnTransaction(req, change.isTrial, (own) => save(own, change, id))
    return { ...known, refusal: null }
  } catch (error) {
    return { ...known, refusal: explain(error) }
  }
}

function languagesChanged({ action, locale }: BulkChange, before: LanguageStates): Locale[] {
  if (action === 'publish') {
    if (before.isSharedChanged) return LOCALES.filter((each) => isRead(before, each, locale))
    return before.languages[locale] === 'live' ? [] : [locale]
  }
  return LOCALES.filter((each) => isRead(before, each))
}

/** Whether visitors read it in a language now, or will once `published` is. */
function isRead({ languages }: LanguageStates, locale: Locale, published?: Locale): boolean {
  return locale === published || languages[locale] === 'live' || languages[locale] === 'changed'
}

function refusalOf(
  { user }: PayloadRequest,
  { action, locale }: BulkChange,
  { isLive, isSharedChanged, languages }: LanguageStates,
): string | null {
  if (action === 'unpublish') {
    if (isTranslator(user)) return 'Only editors take documents from the site.'
    return isLive ? null : 'It is not on the site.'
  }
  if (isLive && !isSharedChanged && languages[locale] === 'live')
    return 'Nothing in it has changed.'
  if (languages[locale] === 'missing') return `It has no text in ${LOCALE_NAMES[locale]}.`
  return null
}

async function save(
  req: PayloadRequest,
  { action, collection, locale }: BulkChange,
  id: number,
): Promise<void> {
  const call = { collection, id, depth: 0, overrideAccess: false, user: req.user, req } as const
  await (action === 'publish'
    ? req.payload.update({
        ...call,
        locale,
        publishSpecificLocale: locale,
        data: { _status: 'published' },
      })
    : req.payload.update({ ...call, unpublishAllLocales: true, data: { _status: 'draft' } }))
}

/** A failed statement ends a transaction, so each document has its own. */
async function inOwnTransaction(
  req: PayloadRequest,
  isTrial: boolean,
  work: (own: PayloadRequest) => Promise<void>,
): Promise<void> {
  const own = isolateObjectProperty(req, ['transactionID', 'context', 'locale'])
  delete own.transactionID
  own.context = {}
  await initTransaction(own)
  try {
    await work(own)
  } catch (error) {
    await killTransaction(own)
    throw error
  }
  await (isTrial ? killTransaction(own) : commitTransaction(own))
}

async function titleOf(
  { payload, user }: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  locale: Locale,
): Promise<string> {
  const query = { collection, id, depth: 0, draft: true, overrideAccess: false, user } as const
  const field = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  for (const language of [locale, ...LOCALES]) {
    const doc = { ...(await payload.findByID({ ...query, locale: language })) } as Record<
      string,
      unknown
    >
    if (typeof doc[field] === 'string' && doc[field] !== '') return doc[field]
  }
  return `${id}`
}

/** Words of a refusal are for staff; anything else is a fault, told in the log. */
function explain(error: unknown): string {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ label, message }) => named(label, message)).join(' ')
  }
  if (error instanceof APIError && error.isPublic) return error.message
  throw error
}

function named(label: unknown, message: string): string {
  return typeof label === 'string' && label !== '' ? `${label}: ${message}` : message
}
