import { createHash } from 'node:crypto'
import type { Texts } from './texts'

/** The English text from which a text was translated. */
interface Source {
  from: string
  /** The digest of the translated text. If the text changes, it counts as translated again. */
  of: string
}

/** The sources by place (see `Texts`). */
export type Sources = Readonly<Record<string, Source>>

/**
 * `changed`: the English text has changed since the translation. `untranslated`: there is no
 * translation.
 */
export type Lag = 'changed' | 'untranslated'

interface Publication {
  sources: Sources
  /** The public texts of the language. */
  texts: Texts
  /** The public English texts before and after this save. */
  before: Texts
  english: Texts
  /** True if the change of the English text is so small that translations stay up to date. */
  isSmallCorrection?: boolean
  /**
   * True if all texts were translated from the current English texts, including those that stayed
   * the same.
   */
  isWhole?: boolean
}

/**
 * Returns the sources of a language after a save. A text that changed was translated from the
 * current public English text. A text that stayed the same keeps its source.
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
      // An empty text has a source only if somebody has confirmed that it needs no translation.
      return text === '' ? [] : [[place, { from, of }]]
    }),
  )
}

/**
 * The places whose text is not a translation of the current English text, in the order of the
 * English texts.
 */
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

/**
 * Returns the sources after somebody has confirmed that texts are correct translations of the
 * current English texts.
 */
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
