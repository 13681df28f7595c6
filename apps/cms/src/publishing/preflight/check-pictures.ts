import { LOCALES, type Locale } from '@studio/shared/locales'
import { isBlank } from '@studio/shared/plain-signs'
import type { FoundPicture } from './collect-values'
import type { Problem } from './finding'
import { PREFLIGHT_WORDS } from './words'

export interface StoredPicture {
  id: number
  name: string
  alternatives: Partial<Record<Locale, string | null>>
}

/** Pictures without an alternative text; one problem for each picture. */
export function checkPictures(
  found: FoundPicture[],
  pictures: ReadonlyMap<number, StoredPicture>,
  locale: Locale,
): Problem[] {
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
            message: PREFLIGHT_WORDS.untranslatedAlternative(name, locale),
          },
        ]
  })
}
