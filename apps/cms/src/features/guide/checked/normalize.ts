/**
 * The code points of the Arabic and Persian zeros. These digits have the same meaning as Latin
 * ones.
 */
const ARABIC_ZEROS = [0x0660, 0x06f0]

/** Invisible characters and direction marks, which could hide a figure. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Mn}\u3164\uFFA0]/gu

/**
 * Gives texts that look the same the same spelling. It replaces full-width letters and Arabic
 * digits, and removes vowel marks and hidden characters.
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\t\r]/g, ' ')
    .replace(UNSEEN, '')
    .replace(/[٠-٩۰-۹]/g, (digit) => {
      const code = digit.charCodeAt(0)
      const zero = ARABIC_ZEROS.find((each) => code >= each && code < each + 10) ?? code
      return String(code - zero)
    })
    .replace(/ـ/g, '')
}

/** The text as a person reads it: without hidden characters and markup, and with single spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\r]/g, ' ')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .replace(/[*_#`~|>]+/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
