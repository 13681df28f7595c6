import { LOCALES, LOCALE_NAMES, type Locale } from '@studio/shared/locales'
import { ValidationError, type CollectionSlug, type FieldHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { editingContext } from './editing-context'
import { missingWords, type Values } from './missing-words'

const NAMED = 6

const identified = z.object({ id: z.number() })

/**
 * A language can be ready only when the document has its required words in it: visitors of that
 * language would read a page in pieces of two. Drafts may be as unfinished as they like.
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
  // The set-up writes a document language by language; an older version was complete by itself.
  const isChecked = req.user && data?._status === 'published' && !isRestoring
  if (!collection || !data || !isChecked || !ready.success) return value as unknown
  const id = identified.safeParse(originalDoc).data?.id
  for (const locale of ready.data) {
    // A save of all languages at once leaves the words of each as they are.
    const translated =
      locale === req.locale
        ? data
        : await readIn(req, { collection: collection.slug, id, locale, draft: !isForOneLanguage })
    const missing = missingWords(collection.fields, { data, translated, document: data })
    if (missing.length === 0) continue
    const message = explain(locale, missing)
    const errors = [{ label: 'Ready in', path: 'readyLocales', message }]
    throw new ValidationError({ collection: collection.slug, errors }, req.t)
  }
  return value as unknown
}

interface Asked {
  collection: CollectionSlug
  id: number | undefined
  locale: Locale
  /** The newest state; else the one that visitors read. */
  draft: boolean
}

/** The document in a language, and in that language alone. */
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
    // Not the request itself: its language would change to this one.
    req: transactionID === undefined ? {} : { transactionID },
  })
  return { ...(found as object) }
}

function explain(locale: Locale, missing: string[]): string {
  const language = LOCALE_NAMES[locale]
  const names = missing.slice(0, NAMED).join('; ')
  const more = missing.length > NAMED ? `; and ${missing.length - NAMED} more` : ''
  return `${language} is not complete yet. Missing: ${names}${more}. Write it, or take the mark from ${language}.`
}
