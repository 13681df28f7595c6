import type { Locale } from '@studio/shared/locales'

interface Dictionary {
  /** Postgres' own text search configuration: how a text becomes words without the common ones. */
  configuration: string
  /** The dictionary in it that finds the stem of a word. */
  stems: string
}

export const DICTIONARIES: Record<Locale, Dictionary> = {
  en: { configuration: 'english', stems: 'english_stem' },
  ar: { configuration: 'arabic', stems: 'arabic_stem' },
  de: { configuration: 'german', stems: 'german_stem' },
}
