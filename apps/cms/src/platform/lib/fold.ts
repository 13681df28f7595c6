/**
 * Marks that are ignored when texts are compared: accents, Arabic vowels and the hamza on a letter.
 */
const MARKS = /[\p{M}ـ]/gu
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu

/**
 * Normalizes a text for comparisons: lower case, without accents, umlauts and Arabic vowels, with
 * one form for letters that are often confused, and with single spaces between words.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(MARKS, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll(NOT_IN_WORDS, ' ')
    .trim()
}

/** The folded words of a text, in their order and with repetitions. */
export function foldedWords(text: string): string[] {
  const folded = fold(text)
  return folded === '' ? [] : folded.split(' ')
}
