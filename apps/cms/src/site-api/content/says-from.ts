import type { Locale } from '@studio/shared/locales'

/** The word before a price that is a lowest one, as the site writes it. */
export const FROM_WORDS: Record<Locale, string> = { en: 'from', de: 'ab', ar: 'ابتداءً من' }

/** English that says “from” in its own way; the price must not say it again. */
export const STARTS_AT = /\bstart(?:s|ing)? at\s$/i

/** Words in any of the site's languages after which “from” is one too many. */
const SAYS_FROM = /(?<![\p{L}\p{M}])(?:from|start(?:s|ing)? at|ab|von|من)[:\s]*$/iu

/**
 * Whether visitors would read “from” twice.
 *
 * @param before the text directly before the price
 */
export function repeatsFrom(before: string): boolean {
  return SAYS_FROM.test(before) && !STARTS_AT.test(before)
}
