import { createHash } from 'node:crypto'
import type { Texts } from './texts'

/** The English that a text was translated from. */
interface Source {
  from: string
  /** The digest of the translated text. If the text changes, it was translated again. */
  of: string
}

/** By place; see `Texts`. */
export type Sources = Readonly<Record<string, Source>>

/** `changed`: the English is another one than at the translation. `untranslated`: it has no text. */
export type Lag = 'changed' | 'untranslated'

interface Publication {
  sources: Sources
  /** The public texts of the language. */
  texts: Texts
  /** The public English texts before and after this save. */
  before: Texts
  english: Texts
  /** The change of the English does not concern its translations. */
  isSmallCorrection?: boolean
  /** All texts were translated from the present English, also those that stayed the same. */
  isWhole?: boolean
}

/**
 * The sources of a language after a save. A text that changed was translated from the English that
 * is public now; a text that stayed keeps its source.
 */
export function nextSources(publication: Publication): Sources {
  const { sources, texts, before, english, isSmallCorrection, isWhole } = publication
  const places = new Set([...Object.keys(texts), ...Object.keys(english)])
  return Object.fromEntries(
    [...places].flatMap((place) => {
      const text = texts[place] ?? ''
      const from = english[place] ?? ''
      const known = sources[place]
      const of = digest(text)
      if (known?.of === of && !isWhole) {
        const isKept = isSmallCorrection && known.from === before[place]
        return [[place, isKept ? { from, of } : known]]
      }
      // A place without a text has a source only if somebody has confirmed that it needs none.
      return text === '' ? [] : [[place, { from, of }]]
    }),
  )
}

/** The places whose text does not belong to the present English, in the order of the English. */
export function findLags(
  sources: Sources,
  { texts, english }: Pick<Publication, 'texts' | 'english'>,
): Record<string, Lag> {
  return Object.fromEntries(
    Object.entries(english).flatMap(([place, from]): [string, Lag][] => {
      if (sources[place]?.from === from) return []
      return [[place, texts[place] === undefined ? 'untranslated' : 'changed']]
    }),
  )
}

/** The sources after somebody has confirmed that texts are right for the present English. */
export function confirmed(
  sources: Sources,
  { texts, english }: Pick<Publication, 'texts' | 'english'>,
  places: string[],
): Sources {
  const entries = places.flatMap((place) => {
    const from = english[place]
    return from === undefined ? [] : [[place, { from, of: digest(texts[place] ?? '') }] as const]
  })
  return { ...sources, ...Object.fromEntries(entries) }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
