import { LOCALES, type Locale } from '@studio/shared/locales'
import { isBlank } from '@studio/shared/plain-signs'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { languageName } from '../../platform/admin-language/language-name'
import { preflightWords } from './admin/words'
import type { FoundPicture } from './collect-values'
import type { Languages, Problem } from './finding'

export interface StoredPicture {
  id: number
  name: string
  alternatives: Partial<Record<Locale, string | null>>
}

/** Finds pictures without an alternative text, and reports one problem for each. */
export function checkPictures(
  found: FoundPicture[],
  pictures: ReadonlyMap<number, StoredPicture>,
  { locale, language }: Languages,
): Problem[] {
  const { PREFLIGHT_WORDS } = wordsIn(preflightWords, { language })
  const seen = new Set<number>()
  return found.flatMap(({ id, ...place }): Problem[] => {
    const picture = pictures.get(id)
    if (!picture || seen.has(id)) return []
    seen.add(id)
    const { name, alternatives } = picture
    if (!isBlank(alternatives[locale] ?? '')) return []
    const problem = { ...place, subject: name, document: { collection: 'media', id } }
    const isInNone = LOCALES.every((one) => isBlank(alternatives[one] ?? ''))
    return isInNone
      ? [{ ...problem, kind: 'noAlternative', message: PREFLIGHT_WORDS.noAlternative(name) }]
      : [
          {
            ...problem,
            kind: 'untranslatedAlternative',
            message: PREFLIGHT_WORDS.untranslatedAlternative(name, languageName(locale, language)),
          },
        ]
  })
}
