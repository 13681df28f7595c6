import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'

/** One variant of a page. */
export interface BuildKey {
  country: Country
  locale: Locale
  /** A page path or `SHELL_PATH` of `builds.ts`. */
  path: string
}

/** A point in the database's history: what was committed before `readAt` is in the answer. */
export interface Moment {
  /** Milliseconds of the database's clock. */
  readAt: number
  /** `pg_snapshot` as text: which transactions were visible. */
  snapshot: string
  /** Orders this moment among the cache's evictions. */
  sequence: number
  /** What the page at hand was built from last time; null where it has no record. */
  recorded: string[] | null
}
