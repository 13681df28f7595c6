import { LOCALES, type Locale } from '@studio/shared/locales'
import { z } from 'zod'
import { compareDocuments } from '../documents/compare-documents'
import type { LanguageState } from './language-state'
import { plainTextOf } from './plain-text'
import type { StoredDocument } from './read-document'
import { textsOf, valuesIn, type Texts } from './texts'

interface Language {
  state: LanguageState
  /** The texts of the public document. They are included even if the language is not ready. */
  texts: Texts
}

export type Languages = Record<Locale, Language>

const versionSchema = z.looseObject({
  _status: z.enum(['draft', 'published']).nullish(),
  readyLocales: z.array(z.enum(LOCALES)).nullish(),
})

/**
 * The states of a document's languages. They are the same as in the panel of the form, with one
 * exception: a language without any text counts as missing even if the document is public. Services
 * and price lists, for example, are public in all languages at once.
 */
export function languagesOf(document: StoredDocument): Languages {
  const { fields, live, newest } = document
  const changed = live ? changedLanguages(document, live) : []
  const ready = versionSchema.parse(live ?? {}).readyLocales ?? LOCALES
  const languageOf = (locale: Locale): Language => {
    const texts = live ? textsOf(fields, live, locale) : {}
    if (ready.includes(locale) && Object.keys(texts).length > 0) {
      return { state: changed.includes(locale) ? 'changed' : 'live', texts }
    }
    const isWritten = valuesIn(fields, newest, locale).some(
      ({ value }) => plainTextOf(value) !== '',
    )
    return { state: isWritten ? 'draft' : 'missing', texts }
  }
  return { en: languageOf('en'), ar: languageOf('ar'), de: languageOf('de') }
}

/** @returns true if visitors can read the language */
export function isPublic(state: LanguageState): boolean {
  return state === 'live' || state === 'changed'
}

/** The languages with a draft that differs from the public text. */
function changedLanguages({ fields, hasDrafts, newest }: StoredDocument, live: object): Locale[] {
  // If the newest version is published, it is the public document.
  if (!hasDrafts || versionSchema.parse(newest)._status === 'published') return []
  const parts = compareDocuments(fields, live, newest, 'all').map(({ part }) => part)
  return LOCALES.filter((locale) => parts.includes(locale))
}
