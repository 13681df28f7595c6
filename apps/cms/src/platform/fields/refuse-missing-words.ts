import { LOCALES, LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import { ValidationError, type CollectionSlug, type FieldHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { translateMessage } from '../admin-language/translate-message'
import { editingContext } from './editing-context'
import { findMissingWords } from './missing-words'
import type { Values } from './walk'

const NAMED = 6

const identified = z.object({ id: z.number() })

/**
 * Refuses to publish a language that is marked as ready but lacks required texts, because visitors
 * would see a page in two languages. Drafts may be incomplete.
 */
export const refuseMissingWords: FieldHook = async ({
  value,
  data,
  collection,
  originalDoc,
  req,
}) => {
  const ready = z.array(z.enum(LOCALES)).safeParse(value)
  const { isRestoring, isForOneLanguage = false } = editingContext(req)
  // Two kinds of saves are not checked: the setup writes without an account, and the first content
  // is checked by its tests; restored versions were complete when they were saved.
  const isChecked = req.user && data?._status === 'published' && !isRestoring
  if (!collection || !data || !isChecked || !ready.success) return value as unknown
  const id = identified.safeParse(originalDoc).data?.id
  const asked = { collection: collection.slug, id, draft: !isForOneLanguage }
  for (const locale of ready.data) {
    const isOther = locale !== req.locale
    // A save without a locale does not contain the texts of the other locales, so they are read.
    const translated = isOther ? await readIn(req, { ...asked, locale }) : data
    if (isForOneLanguage && isOther && !isOnSite(translated, locale)) {
      throw refusal(req, collection.slug, [notOnSite(locale)])
    }
    const missing = findMissingWords(collection.fields, {
      data,
      translated,
      document: data,
      language: req.i18n.language,
    })
    if (missing.length === 0) continue
    throw refusal(
      req,
      collection.slug,
      isOther ? [named(locale, missing)] : marked(locale, missing),
    )
  }
  return value as unknown
}

interface Problem {
  label: string
  path: string
  message: string
}

function refusal({ t, i18n }: PayloadRequest, collection: CollectionSlug, problems: Problem[]) {
  const errors = problems.map(({ label, path, message }) => ({
    label: translateMessage(label, i18n.language),
    path,
    message: translateMessage(message, i18n.language),
  }))
  return new ValidationError({ collection, errors }, t)
}

const liveSchema = z.looseObject({
  _status: z.literal('published'),
  readyLocales: z.array(z.string()),
})

function isOnSite(live: Values, locale: Locale): boolean {
  return liveSchema.safeParse(live).data?.readyLocales.includes(locale) ?? false
}

function notOnSite(locale: Locale): Problem {
  const language = LOCALE_NAMES[locale]
  return {
    label: `${language} is not on the site yet`,
    path: 'readyLocales',
    message: `${language} is marked as ready, and this publishes another language alone. Choose “Publish all languages”, or remove ${language} from “Ready in” and publish it by itself afterward.`,
  }
}

/** Returns one error per empty field, so that the form marks the field. */
function marked(locale: Locale, missing: { name: string; path: string }[]): Problem[] {
  const language = LOCALE_NAMES[locale]
  return missing.map(({ name, path }) => ({
    label: name,
    path,
    message: `${language} is marked as ready, and this is empty. Write it, or remove ${language} from “Ready in”.`,
  }))
}

/**
 * Returns one error at the field “Ready in”, which names the empty fields. It is used if the form
 * shows another language than the one with the empty fields.
 */
function named(locale: Locale, missing: { name: string }[]): Problem {
  const language = LOCALE_NAMES[locale]
  const names = missing.slice(0, NAMED).map(({ name }) => name)
  const more = missing.length > NAMED ? `; +${missing.length - NAMED}` : ''
  return {
    label: `${language} is not complete. Missing: ${names.join('; ')}${more}`,
    path: 'readyLocales',
    message: `Write it, or remove ${language} from “Ready in”.`,
  }
}

interface Asked {
  collection: CollectionSlug
  id: number | undefined
  locale: Locale
  /** True to read the newest draft, false to read the public document. */
  draft: boolean
}

/** Reads the document in one locale, without a fallback to others. */
async function readIn(
  { payload, transactionID }: PayloadRequest,
  { collection, id, locale, draft }: Asked,
): Promise<Values> {
  if (id === undefined) return {}
  const found: unknown = await payload.findByID({
    collection,
    id,
    locale,
    fallbackLocale: false,
    draft,
    depth: 0,
    // The request is a separate object, because the operation would change the locale of the
    // original one.
    req: transactionID === undefined ? {} : { transactionID },
  })
  return { ...(found as object) }
}
