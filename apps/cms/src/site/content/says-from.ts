import type { Locale } from '@studio/shared/locales'

/** The word that the site writes before a price if it is the lowest of several. */
export const FROM_WORDS: Record<Locale, string> = { en: 'from', de: 'ab', ar: 'ابتداءً من' }

/**
 * Matches English words that already say that a price is the lowest, so that the price must not
 * repeat it.
 */
export const STARTS_AT = /\bstart(?:s|ing)? at\s$/i

/** Words in the site's languages after which “from” would be redundant. */
const SAYS_FROM = /(?<![\p{L}\p{M}])(?:from|start(?:s|ing)? at|ab|von|من)[:\s]*$/iu

/**
 * @param before the text directly before the price
 * @returns true if visitors would read “from” twice
 */
export function repeatsFrom(before: string): boolean {
  return SAYS_FROM.test(before) && !STARTS_AT.test(before)
}
